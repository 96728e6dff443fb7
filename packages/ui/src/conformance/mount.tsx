import { Fragment, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { DarkTheme } from '../dark-theme/index.ts'
import { addGlobalStyle, ThemeProvider, type ThemeProviderProps } from '../theme/index.ts'
import type { Control } from './subject.ts'

addGlobalStyle()

let mounted: { root: Root; box: HTMLElement } | undefined
const messages: string[] = []

/** Listens to what React and styled-components complain of. */
export function listen(): void {
  messages.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(parts.map(String).join(' '))
    })
}

/** What was complained of since the test began. */
export const complaints = (): readonly string[] => messages

export function unmount(): void {
  if (!mounted) return
  const { root, box } = mounted
  mounted = undefined
  flushSync(() => root.unmount())
  box.remove()
}

/** Draws an element as the apps do, in place of what was drawn before. */
export function mount(element: ReactElement, { mode, density }: Omit<ThemeProviderProps, 'children'> = {}) {
  unmount()
  const box = document.createElement('main')
  box.style.padding = '24px 16px'
  document.body.append(box)
  const root = createRoot(box)
  mounted = { root, box }
  flushSync(() =>
    root.render(
      <ThemeProvider mode={mode} density={density}>
        <DarkTheme />
        {element}
      </ThemeProvider>,
    ),
  )
  return box
}

/** One drawing for each variant. */
export const inEach = <Variant extends string>(
  variants: readonly Variant[],
  draw: (variant: Variant) => ReactElement,
) => (
  <>
    {variants.map(variant => (
      <Fragment key={variant}>{draw(variant)}</Fragment>
    ))}
  </>
)

interface ControlOptions<Value> {
  value: Value
  element: (value: Value, onChange: (value: Value) => void) => ReactElement
  free: ((onChange: () => void) => ReactElement) | string
  act: () => Promise<void>
  shown: () => unknown
}

function Holder<Value>({
  value,
  element,
  onChange,
}: Pick<ControlOptions<Value>, 'value' | 'element'> & { onChange: () => void }) {
  const [held, setHeld] = useState(value)
  return element(held, next => {
    onChange()
    setHeld(() => next)
  })
}

/** A control out of one way to draw it with a value. */
export function control<Value>({ value, element, shown, ...rest }: ControlOptions<Value>): Control {
  return {
    ...rest,
    shown: () => shown(),
    stubborn: onChange => element(value, onChange),
    following: onChange => <Holder value={value} element={element} onChange={onChange} />,
  }
}

/** A component with the state its caller keeps. */
export function Held<Value>({
  first,
  children,
}: {
  first: Value
  children: (value: Value, set: (value: Value) => void) => ReactElement
}) {
  const [value, setValue] = useState(first)
  return children(value, next => setValue(() => next))
}
