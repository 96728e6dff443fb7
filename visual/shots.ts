import type { Page } from 'playwright'
import { listStories } from '../story-tests/preview.ts'

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

/** Every picture there should be, sorted: a staff story without a theme of its own is taken in both. */
export async function listShots(page: Page, base: string): Promise<Shot[]> {
  const stories = await listStories(page, base)
  return stories
    .filter(({ tags }) => !tags.includes('no-picture'))
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
