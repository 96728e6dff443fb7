import { expect, waitFor } from 'storybook/test'

/** What opened over the page, once it is seen: react-aria keeps it unseen until it has its place. */
export async function shown(found: Promise<HTMLElement>): Promise<HTMLElement> {
  const element = await found
  await waitFor(() => expect(element).toBeVisible())
  return element
}
