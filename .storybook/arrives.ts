import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** The app has come to `address` (path and search) and shows a page there. */
export async function arrives({ canvas }: Pick<StoryContext, 'canvas'>, address: string): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('status', { name: '地址' }).textContent).toBe(address))
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
}
