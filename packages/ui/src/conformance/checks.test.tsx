import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { losesClasses, reachesOneNode, strayAttributes } from './attributes.ts'
import { faintText } from './contrast.ts'
import { aliveThoughDisabled } from './disabled.tsx'
import { chosenUnseen, focusedWithoutOutline, unseen } from './forced-colours.ts'
import { lostByZoom, smallTargets } from './looks.ts'
import { complaints, listen, mount, unmount } from './mount.tsx'
import { screen } from './screen.ts'

beforeEach(listen)
afterEach(async () => {
  unmount()
  await screen()
  vi.restoreAllMocks()
})

const Beside = ({ className, ...rest }: ComponentProps<'p'>) => (
  <div className={className}>
    <p {...rest} />
  </div>
)
const Replaced = ({ className = 'own', ...rest }: ComponentProps<'p'>) => (
  <p className={className} {...rest} />
)
const leak = (name: string, value: unknown) => ({ [name]: value })

test('rest props: nowhere, twice, and elsewhere than the ref', () => {
  mount(<p>无</p>)
  expect(reachesOneNode(document.body)).toEqual(['rest props reach no node'])
  mount(
    <p data-probe="here">
      <b data-probe="here">二</b>
    </p>,
  )
  expect(reachesOneNode(document.body)).toEqual(['rest props reach 2 nodes'])
  const box = mount(
    <p data-probe="here">
      <b>内</b>
    </p>,
  )
  expect(reachesOneNode(null)).toEqual(['the ref reaches no node'])
  expect(reachesOneNode(box.querySelector('b'))).toEqual(['the ref reaches <b> 内, rest props <p> 内'])
  expect(reachesOneNode(box.querySelector('p'), { node: 'input' })).toHaveLength(1)
  expect(reachesOneNode(box.querySelector('p'))).toEqual([])
})

test('class name: lost, on another node, and in place of the own one', () => {
  expect(losesClasses(() => mount(<p>无</p>), 'node')).toEqual(['the class reaches no node'])
  expect(losesClasses(extra => mount(<Beside {...extra} />), 'node')).toHaveLength(1)
  expect(losesClasses(extra => mount(<Beside {...extra} />), 'frame')).toEqual([])
  expect(losesClasses(extra => mount(<Replaced {...extra} />), 'node')).toEqual(['has  instead of own'])
})

test('attributes: unknown names, spoiled values, complaints of React', () => {
  mount(
    <p {...leak('busylabel', 'x')} {...leak('title', {})}>
      文
      <svg {...leak('tone', 'x')} viewBox="0 0 1 1" strokeWidth={2} />
    </p>,
  )
  expect(strayAttributes(document.body)).toEqual([
    expect.stringContaining('busylabel="x"'),
    expect.stringContaining('title="[object Object]"'),
    expect.stringContaining('tone="x"'),
  ])
  mount(<p {...leak('busyLabel', 'x')} />)
  expect(complaints().join(' ')).toContain('busyLabel')
})

test('disabled: still reached, still calling, still looking enabled', async () => {
  const called = vi.fn<() => void>()
  const found = await aliveThoughDisabled(
    <button type="button" onClick={called}>
      保存
    </button>,
    called,
  )
  expect(found).toEqual([
    'Tab stops at <button> 保存',
    '<button> 保存 does not say that it is disabled',
    'calls its caller 1 times',
  ])
  expect(await aliveThoughDisabled(<p>无</p>, called)).toContain('there is nothing to disable')
})

test('zoom: wider than the window, cut in a fixed height', async () => {
  await screen({ width: 640, height: 450, type: 200 })
  mount(<p style={{ width: '40rem' }}>宽</p>)
  expect(lostByZoom()).toEqual([expect.stringContaining('the page is')])
  mount(<p style={{ width: 100, height: 40, overflow: 'hidden' }}>超过一行的文字</p>)
  expect(lostByZoom()).toEqual([expect.stringContaining('cut to 100 × 40')])
  mount(<p style={{ width: 100, overflow: 'hidden', whiteSpace: 'nowrap' }}>超过一行的文字</p>)
  expect(lostByZoom()).toHaveLength(1)
})

test('forced colours: a button of ground alone, a focus of shadow alone, a choice of ground alone', async () => {
  await screen({ forcedColours: true })
  const style = { width: 40, height: 40, border: 0, outline: 'none', background: '#123' }
  mount(<button type="button" aria-label="关闭" style={style} />)
  expect(unseen()).toEqual(['<button> 关闭 has no edge, word or picture'])
  await userEvent.tab()
  expect(await focusedWithoutOutline()).toEqual(['<button> 关闭 has the focus without an outline'])
  mount(
    <div role="tablist">
      <button type="button" role="tab" aria-selected style={{ background: '#123' }}>
        甲
      </button>
      <button type="button" role="tab" aria-selected={false}>
        乙
      </button>
    </div>,
  )
  expect(chosenUnseen()).toEqual(['<button> 甲 looks unchosen'])
  mount(<input type="checkbox" aria-label="独" defaultChecked />)
  expect(chosenUnseen()).toEqual(['<input> 独 is chosen, and no other checkbox is not'])
  mount(
    <>
      <input type="checkbox" aria-label="甲" defaultChecked />
      <input type="checkbox" aria-label="乙" />
    </>,
  )
  expect(chosenUnseen()).toEqual([])
})

test('targets: too small, and large enough by a label, a row, a zone around, or a sentence', async () => {
  await screen({ width: 390, height: 844, touch: true })
  expect(window.matchMedia('(pointer: coarse)').matches).toBe(true)
  const small = (
    <button type="button" style={{ width: 20, height: 20 }}>
      小
    </button>
  )
  mount(small)
  expect(smallTargets(44)).toEqual(['<button> 小: 20 × 20, needs 44'])
  mount(
    <>
      <label style={{ display: 'inline-flex', padding: 20 }}>
        <input type="checkbox" />选
      </label>
      <p>
        请阅读<a href="#rules">章程</a>。
      </p>
    </>,
  )
  expect(smallTargets(44)).toEqual([])
  mount(
    <p>
      <a href="#rules">章程</a>
    </p>,
  )
  expect(smallTargets(44)).toHaveLength(1)
})

test('contrast: faint text, in the dark as in the light', async () => {
  for (const mode of ['light', 'dark'] as const) {
    mount(<p style={{ color: '#888', background: '#777' }}>看不清</p>, { mode })
    expect(await faintText()).toHaveLength(1)
    mount(<p>看得清</p>, { mode })
    expect(await faintText()).toEqual([])
  }
})
