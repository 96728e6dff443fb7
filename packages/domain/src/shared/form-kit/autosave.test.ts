import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAutosave, type SaveResult } from './autosave.ts'

const saved = (version: number): SaveResult => ({ ok: true, version, savedAt: '2026-05-18 14:32:07' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(answers: SaveResult[], slow = false) {
  const waiting: (() => void)[] = []
  const save = vi.fn<(draft: string, version: number) => Promise<SaveResult>>(async () => {
    if (slow) await new Promise<void>(resolve => waiting.push(resolve))
    return answers.shift() ?? saved(99)
  })
  const autosave = createAutosave<string>({ version: 3 })
  autosave.sendBy(save)
  const answer = async () => {
    waiting.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { save, autosave, answer }
}

it('saves the latest draft once typing pauses', async () => {
  const { save, autosave } = setUp([saved(4)])
  autosave.change('陈')
  await vi.advanceTimersByTimeAsync(500)
  autosave.change('陈知行')
  await vi.advanceTimersByTimeAsync(799)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([['陈知行', 3]])
  expect(autosave.read()).toEqual({
    state: 'saved',
    savedAt: '2026-05-18 14:32:07',
    unsaved: false,
    version: 4,
  })
})

it('never has two saves in flight, and the second carries the new version', async () => {
  const { save, autosave, answer } = setUp([saved(4), saved(5)], true)
  autosave.change('一')
  await vi.advanceTimersByTimeAsync(800)
  autosave.change('二')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(autosave.read()).toMatchObject({ state: 'saving', unsaved: true })
  await answer()
  expect(save.mock.calls[1]).toEqual(['二', 4])
  await answer()
  expect(autosave.read().version).toBe(5)
  expect(autosave.read().unsaved).toBe(false)
})

it('tries a lost save again by itself, with the latest draft', async () => {
  const { save, autosave } = setUp([{ ok: false, reason: 'retry' }, saved(4)])
  autosave.change('一')
  await vi.advanceTimersByTimeAsync(800)
  expect(autosave.read()).toMatchObject({ state: 'failed', unsaved: true })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(autosave.read().state).toBe('saved')
})

it('goes on trying after the page is gone, for as long as whoever typed is signed in', async () => {
  const lost: SaveResult = { ok: false, reason: 'retry' }
  const { save, autosave } = setUp([lost, lost, lost, lost])
  let isSignedIn = true
  autosave.change('一')
  autosave.leave(() => isSignedIn)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(save).toHaveBeenCalledTimes(2)
  isSignedIn = false
  await vi.advanceTimersByTimeAsync(120_000)
  expect(save).toHaveBeenCalledTimes(2)
})

it('waits for a change after a refusal', async () => {
  const { save, autosave } = setUp([{ ok: false, reason: 'refused' }, saved(4)])
  autosave.change('太长')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  autosave.change('短')
  await vi.advanceTimersByTimeAsync(800)
  expect(autosave.read().state).toBe('saved')
})

it('stops at a conflict until somebody decides, losing nothing', async () => {
  const { save, autosave } = setUp([{ ok: false, reason: 'conflict' }, saved(9)])
  autosave.change('我的')
  await vi.advanceTimersByTimeAsync(800)
  autosave.change('我的，又改')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(autosave.read()).toMatchObject({ state: 'conflict', unsaved: true })
  autosave.keepMine(8)
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls[1]).toEqual(['我的，又改', 8])
})

it('drops what is typed here when the newer content is loaded', async () => {
  const { save, autosave } = setUp([{ ok: false, reason: 'conflict' }])
  autosave.change('我的')
  await vi.advanceTimersByTimeAsync(800)
  autosave.accept(8)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(autosave.read()).toMatchObject({ state: 'idle', unsaved: false })
  expect(autosave.read().version).toBe(8)
})

it('stands still for a submission and goes on when that failed', async () => {
  const { save, autosave, answer } = setUp([saved(4), saved(5)], true)
  autosave.change('一')
  await vi.advanceTimersByTimeAsync(800)
  const still = autosave.hold()
  await answer()
  await still
  expect(autosave.read().version).toBe(4)
  autosave.change('二')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  autosave.release()
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenCalledTimes(2)
})

it('sends nothing beside a submission that came while a step waited for its save', async () => {
  const { save, autosave, answer } = setUp([saved(4)], true)
  autosave.change('一')
  await vi.advanceTimersByTimeAsync(800)
  autosave.change('二')
  const step = autosave.flush()
  const still = autosave.hold()
  await answer()
  await still
  await expect(step).resolves.toBe(false)
  expect(save).toHaveBeenCalledTimes(1)
  expect(autosave.read()).toMatchObject({ unsaved: true, version: 4 })
})

it('saves what is kept in a conflict that a submission was waiting for', async () => {
  const { save, autosave, answer } = setUp([{ ok: false, reason: 'conflict' }, saved(9)], true)
  autosave.change('我的')
  await vi.advanceTimersByTimeAsync(800)
  const still = autosave.hold()
  await answer()
  await still
  expect(autosave.read().state).toBe('conflict')
  autosave.keepMine(8)
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls[1]).toEqual(['我的', 8])
})

it('flushes at once and says whether all is safe', async () => {
  const { autosave } = setUp([saved(4), { ok: false, reason: 'retry' }])
  autosave.change('一')
  await expect(autosave.flush()).resolves.toBe(true)
  autosave.change('二')
  await expect(autosave.flush()).resolves.toBe(false)
})

it('does not say that it saves when saving broke, reports the fault and tries again', async () => {
  const report = vi.fn<(fault: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const { save, autosave } = setUp([saved(4)])
  const fault = new TypeError('a broken page')
  save.mockRejectedValueOnce(fault)
  autosave.change('一')
  await vi.advanceTimersByTimeAsync(800)
  expect(report).toHaveBeenCalledExactlyOnceWith(fault)
  expect(autosave.read()).toMatchObject({ state: 'failed', unsaved: true })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(autosave.read()).toMatchObject({ state: 'saved', unsaved: false })
  vi.unstubAllGlobals()
})
