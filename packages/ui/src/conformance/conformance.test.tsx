import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { losesClasses, reachesOneNode, strayAttributes } from './attributes.ts'
import { aliveThoughDisabled } from './disabled.tsx'
import { faintText } from './contrast.ts'
import { focusables, nameOf, pressables } from './dom.ts'
import { exempt } from './exempt.ts'
import { chosenUnseen, focusedWithoutOutline, unseen } from './forced-colours.ts'
import { lostByZoom, smallTargets } from './looks.ts'
import { complaints, listen, mount, unmount } from './mount.tsx'
import { dismissToast } from '../toast/index.ts'
import { screen } from './screen.ts'
import type { Control, Subject } from './subject.ts'
import { subjects } from './subjects/index.ts'

const folders = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true })

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null))

beforeEach(listen)
afterEach(async () => {
  dismissToast()
  unmount()
  await screen()
  vi.restoreAllMocks()
})

test('every component of every folder is a subject or says why not', () => {
  const known = new Set([...subjects.map(({ folder, name }) => `${folder}/${name}`), ...Object.keys(exempt)])
  const components = Object.entries(folders).flatMap(([path, exports]) => {
    const folder = path.split('/')[1] ?? ''
    if (folder === 'icon') return []
    return Object.keys(exports)
      .filter(name => isComponent(name, exports[name]))
      .map(name => `${folder}/${name}`)
  })
  expect(components.filter(name => !known.has(name))).toEqual([])
  expect([...known].filter(name => !components.includes(name))).toEqual([])
})

/** Draws the states of a subject that are looked at, opened. */
async function show(
  { looks, element, open }: Subject,
  density: 'member' | 'staff',
  mode: 'light' | 'dark' = 'light',
) {
  mount(looks ? looks() : element({}), { density, mode })
  if (!open) return
  await open()
  // what floats finds its place
  await new Promise(requestAnimationFrame)
}

/** The one case of a test that not every subject has. */
const caseOf = <Value,>(value: Value | undefined): readonly { value: Value }[] =>
  value === undefined ? [] : [{ value }]

/** Rest props, ref, class name, attributes. */
function describeAnatomy(subject: Subject) {
  const { element, className, noRest, noRef } = subject

  test.each(caseOf(noRest === undefined ? element : undefined))(
    'rest props and ref reach one node',
    ({ value: draw }) => {
      let ref: Element | null = null
      mount(
        draw({
          'data-probe': 'here',
          ref: node => {
            ref = node
          },
        }),
      )
      const probe = document.querySelector('[data-probe]')
      expect(reachesOneNode(noRef === undefined ? ref : probe, subject)).toEqual([])
    },
  )

  test.each(caseOf<'node' | 'frame'>(typeof className === 'object' ? undefined : (className ?? 'node')))(
    'keeps its own classes beside the caller’s',
    ({ value }) => {
      expect(losesClasses(extra => mount(element(extra)), value)).toEqual([])
    },
  )

  test('leaves no stray attribute and no complaint', async () => {
    await show(subject, 'member')
    expect(strayAttributes(document.body)).toEqual([])
    expect(complaints()).toEqual([])
  })
}

/** What comes of one act of the reader. */
async function tryControl(
  draw: (onChange: () => void) => ReactElement,
  { act, shown }: Control,
  changes: boolean,
) {
  const onChange = vi.fn<() => void>()
  mount(draw(onChange))
  const before = shown()
  await act()
  await vi.waitFor(() => {
    if (changes && shown() === before) throw new Error('shows what it showed before')
  })
  return { calls: onChange.mock.calls.length, changed: shown() !== before }
}

function describeControl(control: Control) {
  test('controlled: shows what its caller says, and tells of each act once', async () => {
    expect(await tryControl(control.stubborn, control, false)).toEqual({ calls: 1, changed: false })
    expect(await tryControl(control.following, control, true)).toEqual({ calls: 1, changed: true })
  })

  test.each(caseOf(typeof control.free === 'string' ? undefined : control.free))(
    'uncontrolled: keeps what the reader does',
    async ({ value: draw }) => {
      expect(await tryControl(draw, control, true)).toEqual({ calls: 1, changed: true })
    },
  )
}

/** Disabled, by keyboard. What a subject does not say it has, it must not have. */
function describeBehaviour({ element, control, disabled, keyboard }: Subject) {
  test.each(caseOf(control ? undefined : element))(
    'holds nothing that the reader changes',
    ({ value: draw }) => {
      mount(draw({}))
      expect([...document.body.querySelectorAll('input, select, textarea')].map(nameOf)).toEqual([])
    },
  )

  test.each(caseOf(disabled ? undefined : element))('has nothing to disable', ({ value: draw }) => {
    mount(draw({}))
    expect(pressables().map(nameOf)).toEqual([])
  })

  test.each(caseOf(typeof disabled === 'function' ? disabled : undefined))(
    'disabled: no stop of the Tab key, no callback, and says so',
    async ({ value: draw }) => {
      const called = vi.fn<() => void>()
      expect(await aliveThoughDisabled(draw(called), called)).toEqual([])
    },
  )

  test.each(caseOf(keyboard ? undefined : element))('has no stop for the Tab key', ({ value: draw }) => {
    mount(draw({}))
    expect(focusables().map(nameOf)).toEqual([])
  })

  test.each(caseOf(keyboard))('obeys the keys of its pattern', async ({ value: tryKeys }) => {
    mount(element({}))
    await tryKeys()
    expect(complaints()).toEqual([])
  })
}

/** Zoom, forced colours, targets, contrast. */
function describeLooks(subject: Subject) {
  test('loses nothing at 200 %', async () => {
    await screen({ width: 640, height: 450, type: 200 })
    await show(subject, 'member')
    expect(lostByZoom()).toEqual([])
  })

  test('shows edges, focus and choice in forced colours', async () => {
    await screen({ forcedColours: true })
    await show(subject, 'staff')
    expect([...unseen(), ...chosenUnseen()]).toEqual([])
    await userEvent.tab()
    expect(await focusedWithoutOutline()).toEqual([])
  })

  test('gives a finger 44 px on phones', async () => {
    await screen({ width: 390, height: 844, touch: true })
    await show(subject, 'member')
    await expect.poll(() => smallTargets(44)).toEqual([])
  })

  test('gives a pointer 32 px on desktops', async () => {
    await screen()
    await show(subject, 'staff')
    await expect.poll(() => smallTargets(32)).toEqual([])
  })

  test('has enough contrast in the dark and in the light', async () => {
    await show(subject, 'staff', 'dark')
    expect(await faintText()).toEqual([])
    await show(subject, 'member', 'light')
    expect(await faintText()).toEqual([])
  })
}

describe.each(subjects)('$name', subject => {
  describeAnatomy(subject)
  describe.each(caseOf(subject.control && 'act' in subject.control ? subject.control : undefined))(
    'its value',
    ({ value }) => {
      describeControl(value)
    },
  )
  describeBehaviour(subject)
  describeLooks(subject)
})
