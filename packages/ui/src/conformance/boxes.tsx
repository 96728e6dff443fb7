import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { press, tabTo, typed, typeOne } from './keys.ts'
import { control, mount } from './mount.tsx'
import type { Extra, Subject } from './subject.ts'

/** What a box is given that tells its caller a value. */
export interface Bound<Value> extends Extra {
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

interface BoxOptions {
  folder: string
  name: string
  /** One act of the reader: what is typed into the box, or another. */
  act: string | (() => Promise<void>)
}

const acting = (act: BoxOptions['act']) => (typeof act === 'string' ? () => typeOne(act) : act)

interface ValueBoxOptions<Value> extends BoxOptions {
  value: Value
  draw: (props: Bound<Value>) => ReactElement
}

/** A box that tells its caller a value. */
export function valueBox<Value>({ folder, name, act, value, draw }: ValueBoxOptions<Value>) {
  return {
    folder,
    name,
    node: 'input',
    className: 'frame',
    element: extra => draw({ value, onChange: () => undefined, ...extra }),
    control: control<Value>({
      value,
      element: (held, onChange) => draw({ value: held, onChange }),
      free: 'its value goes through a check on the way, so the caller keeps it',
      act: acting(act),
      shown: typed,
    }),
    disabled: called => draw({ value, onChange: called, disabled: true }),
  } satisfies Subject
}

interface EventBound extends Extra {
  value?: string
  defaultValue?: string
  onChange?: (event: { currentTarget: { value: string } }) => void
  onClick?: () => void
  disabled?: boolean
}

interface EventBoxOptions extends BoxOptions {
  value: string
  draw: (props: EventBound) => ReactElement
}

/** A box that tells its caller the event, as a native one does, and can look after itself. */
export function eventBox({ folder, name, act, value, draw }: EventBoxOptions) {
  return {
    folder,
    name,
    node: 'input',
    className: 'frame',
    element: draw,
    control: control<string>({
      value,
      element: (held, onChange) =>
        draw({ value: held, onChange: event => onChange(event.currentTarget.value) }),
      free: onChange => draw({ defaultValue: value, onChange }),
      act: acting(act),
      shown: typed,
    }),
    disabled: called => draw({ disabled: true, onChange: called, onClick: called }),
  } satisfies Subject
}

/** Tab reaches the box, and what is typed is in it. */
export async function typesInto(element: ReactElement, name: string, text: string) {
  mount(element)
  await tabTo('textbox', name)
  await press(text)
  await expect.poll(() => typed().replaceAll(' ', '')).toContain(text)
}
