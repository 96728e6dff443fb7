import { DocsRenderer } from '@storybook/addon-docs'
import { DocsPage } from './DocsPage.tsx'

const renderer = new DocsRenderer()

type Render = typeof renderer.render

/** Draws a page of documentation: a text of its own (MDX), or what stands on every component's page. */
export const docsRenderer = {
  render: (...[context, parameters, element]: Parameters<Render>) =>
    renderer.render(context, { ...parameters, page: parameters.page ?? DocsPage }, element),
  unmount: (element: HTMLElement) => renderer.unmount(element),
}
