/** What a visitor did on finished HTML before its code had come: the last press of a button or sending of a form. */
export interface Early {
  /** The tab that was chosen last. */
  tab: HTMLElement | null
  act: (() => void) | null
  /** From here on React hears everything itself. */
  stop: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '')

/** Shows the panel of a tab that finished HTML carries; false where it carries none. */
function showTab(chosen: HTMLElement): boolean {
  if (!panelOf(chosen)) return false
  for (const tab of chosen.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
    tab.ariaSelected = String(tab === chosen)
    tab.tabIndex = tab === chosen ? 0 : -1
    panelOf(tab)?.toggleAttribute('hidden', tab !== chosen)
  }
  return true
}

/**
 * Runs in the html. A tab is answered at once, any other press when there is code. A form is held back, so that nothing
 * of it leaves the page, and sent once there is code to send it.
 */
export function watchEarly(): void {
  const done = new AbortController()
  const early: Early = {
    tab: null,
    act: null,
    stop: () => {
      done.abort()
    },
  }
  const listen = { capture: true, signal: done.signal }
  window.early = early
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button) return
      const shown = button.role === 'tab' && showTab(button)
      if (shown) early.tab = button
      early.act = shown ? null : () => button.click()
    },
    listen,
  )
  window.addEventListener(
    'submit',
    event => {
      event.preventDefault()
      const form = event.target
      if (form instanceof HTMLFormElement) early.act = () => form.requestSubmit()
    },
    listen,
  )
}
