import type { Page } from 'playwright'

/** One picture: a story at its width, in one theme. */
export interface Shot {
  /** Name of the picture's file, without ending. */
  name: string
  story: string
  width: number
  height: number
  theme: 'light' | 'dark'
}

/** Widths that a story can ask for by its viewport (.storybook/preview.tsx). */
const sizes: Record<string, readonly [width: number, height: number]> = {
  phone: [390, 844],
  small: [360, 740],
  tablet: [768, 1024],
  desktop: [1280, 900],
  wide: [1440, 900],
}

interface StoryFacts {
  id: string
  viewport: string
  theme: 'light' | 'dark' | null
  density: string
}

/** The part of Storybook's preview that is asked here. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    extract(): Promise<
      Record<
        string,
        {
          id: string
          tags: string[]
          storyGlobals: { viewport?: { value?: string }; theme?: 'light' | 'dark'; density?: string }
        }
      >
    >
  }
}

/** Every picture there should be, sorted: a staff story without a theme of its own is taken in both. */
export async function listShots(page: Page, base: string): Promise<Shot[]> {
  await page.goto(`${base}iframe.html`)
  // the preview stands before it has read its index
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')
  const stories = await page.evaluate(async (): Promise<StoryFacts[]> => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
    return Object.values(await preview.extract())
      .filter(({ tags }) => !tags.includes('no-picture'))
      .map(({ id, storyGlobals: { viewport, theme, density } }) => ({
        id,
        viewport: viewport?.value ?? 'desktop',
        theme: theme ?? null,
        density: density ?? 'member',
      }))
  })
  return stories
    .flatMap(({ id, viewport, theme, density }) => {
      const [width, height] = sizes[viewport] ?? [1280, 900]
      const themes = theme
        ? [theme]
        : density === 'staff'
          ? (['light', 'dark'] as const)
          : (['light'] as const)
      return themes.map(one => ({ name: `${id}.${width}.${one}`, story: id, width, height, theme: one }))
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
