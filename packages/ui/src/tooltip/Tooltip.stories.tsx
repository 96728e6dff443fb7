import { expect, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  component: Tooltip,
  args: { text: '到账确认', children: <button type="button">到账</button> },
})

export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('到账确认')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
})
