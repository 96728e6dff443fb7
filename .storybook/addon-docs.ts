import type { DocsTypes } from '@storybook/addon-docs'
import * as docs from '@storybook/addon-docs/preview'
import { definePreviewAddon } from 'storybook/internal/csf'

/**
 * What `@storybook/addon-docs` does to stories, without its main entry: that brings all that draws a page of
 * documentation, a third of all code. It comes with the first such page.
 */
export const addonDocs = [
  definePreviewAddon<DocsTypes>(docs),
  definePreviewAddon({
    parameters: { docs: { renderer: async () => (await import('./docs-renderer.ts')).docsRenderer } },
  }),
] as const
