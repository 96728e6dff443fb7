import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

export type Page = Pick<StoryContext, 'canvas'>

/** The tabs of a desk with their counts, in order. */
export async function hasTabs({ canvas }: Page, label: string, tabs: readonly string[]): Promise<void> {
  const strip = within(await canvas.findByRole('navigation', { name: label }))
  await waitFor(() =>
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...tabs]),
  )
}

/** The page has come, and these lines of its content with it; a section is unseen until those above it have their size. */
export const showsText =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvas }: Page): Promise<void> => {
    for (const text of texts) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible())
  }

/** What could not be read can be asked for again. */
export async function offersRetry({ canvas }: Page): Promise<void> {
  await expect((await canvas.findAllByRole('button', { name: '重新加载' }))[0]).toBeVisible()
}
