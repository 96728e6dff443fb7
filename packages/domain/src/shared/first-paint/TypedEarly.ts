import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import './early.ts'
import { endTakingOver } from './taking-over.ts'

/** Types a value once more that stands in an input already, so that React learns of it. */
function replay(input: HTMLInputElement, typed: string | boolean): void {
  if (typeof typed === 'boolean') {
    input.checked = !typed
    input.click()
    return
  }
  const { selectionStart, selectionEnd } = input
  // React keeps count of what is assigned to the element itself, and not of what its prototype is asked to do
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
}

const isCheckbox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** What stands in the page's inputs without React's knowledge. */
const typedSoFar = (): (readonly [HTMLInputElement, string | boolean])[] =>
  [...document.querySelectorAll<HTMLInputElement>('form input')]
    .filter(input =>
      isCheckbox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue,
    )
    .map(input => [input, isCheckbox(input) ? input.checked : input.value])

/** Stands beside a page that came as finished HTML: what was typed, ticked or pressed before its code had come counts. */
export function TypedEarly() {
  const [, drawAgain] = useState(false)
  useLayoutEffect(() => {
    const typed = typedSoFar()
    const { tab, act } = window.early ?? {}
    // not in the middle of React's own work, but before the next key
    queueMicrotask(() => {
      // A field follows its form's values from its effects on, and React runs those in a task of their own, perhaps after
      // the next key: until then it would show the value from before it. Drawing again has them run first.
      flushSync(() => drawAgain(true))
      for (const [input, value] of typed) replay(input, value)
      // each when what was before it is drawn
      setTimeout(() => {
        tab?.click()
        endTakingOver()
        if (act) setTimeout(act)
      })
    })
  }, [])
  return null
}
