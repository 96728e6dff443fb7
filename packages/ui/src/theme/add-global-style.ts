import { globalCss } from './global-css.ts'

/** Adds the global style to a page that is not one of the apps' own: Storybook, a test. */
export function addGlobalStyle(): void {
  const style = document.createElement('style')
  style.textContent = globalCss
  document.head.prepend(style)
}
