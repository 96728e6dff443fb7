import type { Page } from 'playwright'
import { previewReady, type PreviewWindow } from './preview.ts'

/** One picture: a story at its width, in one theme. */
export interface Shot {
  /** Name of the picture's file, without ending. */
  name: string
  story: string
  /** Path of the story's file in the project. */
  file: string
  width: number
  height: number
  theme: 'light' | 'dark'
}

interface StoryFacts {
  id: string
  file: string
  width: number
  height: number
  theme: 'light' | 'dark' | null
  density: string
}

/** Every picture there should be, sorted: a staff story without a theme of its own is taken in both. */
export async function listShots(page: Page, base: string): Promise<Shot[]> {
  await page.goto(`${base}iframe.html`)
  await previewReady(page)
  const stories = await page.evaluate(async (): Promise<StoryFacts[]> => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow
    return Object.values((await preview?.extract()) ?? {})
      .filter(({ tags }) => !tags.includes('no-picture'))
      .map(({ id, parameters, storyGlobals: { viewport, theme, density } }) => {
        const { width, height } = parameters.viewport.options[viewport?.value ?? 'desktop']?.styles ?? {}
        return {
          id,
          file: parameters.fileName.replace(/^\.\//, ''),
          width: Number.parseInt(width ?? '1280', 10),
          height: Number.parseInt(height ?? '900', 10),
          theme: theme ?? null,
          density: density ?? 'member',
        }
      })
  })
  return stories
    .flatMap(({ id, file, width, height, theme, density }) => {
      const themes = theme
        ? [theme]
        : density === 'staff'
          ? (['light', 'dark'] as const)
          : (['light'] as const)
      return themes.map(one => ({
        name: `${id}.${width}.${one}`,
        story: id,
        file,
        width,
        height,
        theme: one,
      }))
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
