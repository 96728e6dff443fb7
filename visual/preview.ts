import type { Page } from 'playwright'

/** What Storybook's preview knows of a story. */
interface StoryEntry {
  id: string
  title: string
  tags: string[]
  parameters: {
    fileName: string
    viewport: { options: Record<string, { styles: { width: string; height: string } }> }
  }
  storyGlobals: { viewport?: { value?: string }; theme?: 'light' | 'dark'; density?: string }
}

/** The part of Storybook's preview that is asked: its stories, and how far the one that is shown is. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string }
    extract(): Promise<Record<string, StoryEntry>>
  }
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: unknown) => void }
}

/** The preview stands before it has read its index. */
export const previewReady = (page: Page) =>
  page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')

/** Says something to the preview, like the manager around it. */
export const emit = (page: Page, event: string, payload: unknown): Promise<void> =>
  page.evaluate(
    ([name, given]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow
      channel?.emit(name, given)
    },
    [event, payload] as const,
  )

/** Shows a story in the page that shows another. */
export const showStory = (page: Page, storyId: string): Promise<void> =>
  emit(page, 'setCurrentStory', { storyId, viewMode: 'story' })
