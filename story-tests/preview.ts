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
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, payload: unknown) => void
    on: (event: string, listener: (payload: never) => void) => void
    off: (event: string, listener: (payload: never) => void) => void
  }
}

/** A story, with the window that it is made for. */
export interface Story {
  id: string
  /** Its place in the sidebar. */
  title: string
  tags: string[]
  /** Path of its file in the project. */
  file: string
  /** Of the window, in px. */
  width: number
  height: number
  /** Null where the story has none of its own. */
  theme: 'light' | 'dark' | null
  density: string
}

/**
 * Leaves Storybook's highlights out, which nobody looks at here: after each change of the page they would ask the
 * browser for the style of every element. Runs in the page.
 */
function withoutHighlights() {
  let features: object
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false }
    },
  })
}

/** Opens the preview without a story. */
export async function openPreview(page: Page, base: string): Promise<void> {
  await page.addInitScript(withoutHighlights)
  await page.goto(`${base}iframe.html`)
  // it stands before it has read its index
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')
}

/** Every story of the Storybook at `base`. */
export async function listStories(page: Page, base: string): Promise<Story[]> {
  await openPreview(page, base)
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow
    return Object.values((await preview?.extract()) ?? {}).map(
      ({ id, title, tags, parameters, storyGlobals: { viewport, theme, density } }) => {
        const { width, height } = parameters.viewport.options[viewport?.value ?? 'desktop']?.styles ?? {}
        return {
          id,
          title,
          tags,
          file: parameters.fileName.replace(/^\.\//, ''),
          width: Number.parseInt(width ?? '1280', 10),
          height: Number.parseInt(height ?? '900', 10),
          theme: theme ?? null,
          density: density ?? 'member',
        }
      },
    )
  })
}

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
