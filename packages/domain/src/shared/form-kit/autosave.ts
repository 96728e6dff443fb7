/** What came of one save. `retry`: the same draft may be sent again as it is. */
export type SaveResult =
  | { ok: true; version: number; savedAt: string }
  | { ok: false; reason: 'conflict' | 'retry' | 'refused' }

export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'

export interface AutosaveSnapshot {
  state: AutosaveState
  /** When the last save came through, as the server says. */
  savedAt: string
  /** Something typed is not on the server yet. */
  unsaved: boolean
  /** Version on the server as far as this page knows; 0 before the first save. */
  version: number
}

/** What was typed since the last save is not called saved. */
export const shownState = ({ state, unsaved }: AutosaveSnapshot): AutosaveState =>
  state === 'saved' && unsaved ? 'saving' : state

type Save<Draft> = (draft: Draft, version: number) => Promise<SaveResult>

interface Options {
  /** Version that was read; 0 opens a new draft. */
  version: number
  /**
   * Milliseconds after the last change.
   * @default 800
   */
  delay?: number
}

const always = () => true
const nobody = (): Promise<SaveResult> => Promise.resolve({ ok: false, reason: 'retry' })

const usualDelay = 800
const retryDelays = [3_000, 6_000, 12_000, 30_000]
const longestRetry = 30_000

/**
 * Saves a draft as one types: after a pause, one save at a time, the latest draft last. A lost save is tried again by
 * itself; a conflict waits for a decision. Nothing is kept outside this page's memory (D10.7).
 */
export function createAutosave<Draft>({ version: first, delay = usualDelay }: Options) {
  let version = first
  let save: Save<Draft> = nobody
  let pending: { draft: Draft } | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let held = false
  let mayGoOn = always
  let snapshot: AutosaveSnapshot = { state: 'idle', savedAt: '', unsaved: false, version }
  const listeners = new Set<() => void>()

  function show(part: Partial<AutosaveSnapshot>) {
    const before = snapshot
    snapshot = { ...snapshot, ...part, unsaved: pending !== null, version }
    // every key comes here; few of them change anything to be seen
    if (
      before.state === snapshot.state &&
      before.savedAt === snapshot.savedAt &&
      before.unsaved === snapshot.unsaved &&
      before.version === snapshot.version
    ) {
      snapshot = before
      return
    }
    for (const listener of listeners) listener()
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer)
    if (held || snapshot.state === 'conflict') return
    timer = setTimeout(() => void run(), milliseconds)
  }

  function settle(sent: { draft: Draft }, result: SaveResult) {
    if (result.ok) {
      version = result.version
      failures = 0
      if (pending === sent) pending = null
      show({ state: 'saved', savedAt: result.savedAt })
      if (pending) schedule(0)
    } else if (result.reason === 'conflict') {
      clearTimeout(timer)
      show({ state: 'conflict' })
    } else {
      show({ state: 'failed' })
      // what the server refused as it stands waits for the next change
      if (result.reason === 'retry') schedule(retryDelays[failures] ?? longestRetry)
      else if (pending !== sent) schedule(delay)
      failures += 1
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    if (running) return running
    // beside a submission a save would answer to the same version, and one of both would seem to be another tab's
    if (!pending || held || snapshot.state === 'conflict' || !mayGoOn()) return Promise.resolve()
    const sent = pending
    show({ state: 'saving' })
    running = send(sent)
    return running
  }

  async function send(sent: { draft: Draft }) {
    const result = await save(sent.draft, version).catch((fault: unknown): SaveResult => {
      // a page that is broken must not say that it is saving
      reportError(fault)
      return { ok: false, reason: 'retry' }
    })
    running = null
    settle(sent, result)
  }

  return {
    read: (): AutosaveSnapshot => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Who carries a draft to the server; may change with every render. */
    sendBy(next: Save<Draft>) {
      save = next
    },
    /** Takes the draft as it is now. */
    change(draft: Draft) {
      pending = { draft }
      show({})
      if (!running) schedule(delay)
    },
    /** Saves at once what is waiting; true when everything typed is on the server. */
    async flush(): Promise<boolean> {
      if (running) await running
      if (pending) await run()
      return pending === null
    },
    /** Stops saving and waits for the save under way: a submission needs the version to stand still. */
    async hold(): Promise<void> {
      held = true
      clearTimeout(timer)
      if (running) await running
    },
    /** A submission is under way. */
    isHeld: () => held,
    /** Goes on after a submission that did not come through. */
    release() {
      held = false
      if (pending) schedule(delay)
    },
    /** Starts over from what the server holds, dropping what was not saved. */
    accept(newVersion: number) {
      clearTimeout(timer)
      version = newVersion
      pending = null
      failures = 0
      held = false
      show({ state: 'idle' })
    },
    /** A submission found that somebody saved later: what is typed waits for a decision. */
    clash(draft: Draft) {
      clearTimeout(timer)
      pending = { draft }
      held = false
      show({ state: 'conflict' })
    },
    /** Ends a conflict in favour of what is typed here. */
    keepMine(newVersion: number) {
      version = newVersion
      failures = 0
      held = false
      show({ state: 'saving' })
      schedule(0)
    },
    /** The page goes, or may go: one try at once with what is waiting, and others only as long as `isStillSo`. */
    leave(isStillSo = always) {
      mayGoOn = isStillSo
      void run()
    },
  }
}

export type Autosave<Draft> = ReturnType<typeof createAutosave<Draft>>
