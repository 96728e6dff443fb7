export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export interface ToastOptions {
  /** @default 'info' */
  tone?: ToastTone | undefined
  /** Plain text, or HTML from the server: then only b i em strong br span p ul li a are kept. */
  message: string
  /** One thing to do about it; closes the toast. */
  action?: { label: string; onPress: () => void } | undefined
}

export interface ToastEntry
  extends Required<Pick<ToastOptions, 'tone' | 'message'>>, Pick<ToastOptions, 'action'> {
  id: number
}

const most = 3

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a toast and returns its id. Success and info go after 4 s, warning and error stay; at most 3 are kept. */
export function toast({ tone = 'info', message, action }: ToastOptions): number {
  lastId += 1
  const same = entries.filter(entry => entry.message !== message || entry.tone !== tone)
  set([...same, { id: lastId, tone, message, action }].slice(-most))
  return lastId
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: number) {
  set(id === undefined ? [] : entries.filter(entry => entry.id !== id))
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: (): readonly ToastEntry[] => entries,
}
