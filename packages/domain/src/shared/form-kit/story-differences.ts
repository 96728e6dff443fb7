import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'

/** What another page saved otherwise, as the notice lists it. */
export const listedDifferences = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('list', { name: '另一个页面的不同之处' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
