import type { ReactElement } from 'react'
import { userEvent } from 'vitest/browser'
import { nameOf, pressables } from './dom.ts'
import { mount } from './mount.tsx'

/** What a disabled component still does: stops the Tab key, calls its caller, or looks enabled to a screen reader. */
export async function aliveThoughDisabled(
  element: ReactElement,
  called: { readonly mock: { readonly calls: readonly unknown[] } },
): Promise<readonly string[]> {
  const box = mount(
    <>
      <button type="button" id="before">
        前
      </button>
      <div>{element}</div>
      <button type="button" id="after">
        后
      </button>
    </>,
  )
  const parts = pressables(box.querySelector('#before + div') ?? box)
  box.querySelector<HTMLElement>('#before')?.focus()
  await userEvent.tab()
  const stop = document.activeElement
  for (const part of parts) part.click()
  const silent = parts.filter(part => !part.matches(':disabled, [aria-disabled="true"]'))
  return [
    ...(parts.length === 0 ? ['there is nothing to disable'] : []),
    ...(stop && stop.id !== 'after' ? [`Tab stops at ${nameOf(stop)}`] : []),
    ...silent.map(part => `${nameOf(part)} does not say that it is disabled`),
    ...(called.mock.calls.length > 0 ? [`calls its caller ${called.mock.calls.length} times`] : []),
  ]
}
