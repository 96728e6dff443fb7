import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** The page lists exactly these rows, in this order, each with these words. */
export const showsRows =
  (...rows: readonly (readonly string[])[]) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    // the first is the head
    const listed = () => canvas.getAllByRole('row').slice(1)
    await waitFor(() => expect(listed()).toHaveLength(rows.length))
    for (const [index, words] of rows.entries())
      for (const word of words) await expect(listed()[index]).toHaveTextContent(word)
  }
