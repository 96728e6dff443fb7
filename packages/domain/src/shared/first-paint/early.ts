/** What a visitor did on finished HTML before its code had come: the last press of a button or sending of a form. */
export interface Early {
  act: (() => void) | null
  /** From here on React hears everything itself. */
  stop: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

/** Runs in the html. A form is held back, so that nothing of it leaves the page, and sent once there is code to send it. */
export function watchEarly(): void {
  const done = new AbortController()
  const early: Early = {
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
      if (button) early.act = () => button.click()
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
