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
let lastLeft = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a toast and returns its id. Success and info go after 4 s, warning and error stay; at most 3 are kept. */
export function toast({ tone = 'info', message, action }: ToastOptions): number {
  const shown = entries.find(entry => entry.message === message && entry.tone === tone)
  // what stays is said once, however often it happens
  if (shown && (tone === 'error' || tone === 'warning')) return shown.id
  lastId += 1
  set([...entries.filter(entry => entry !== shown), { id: lastId, tone, message, action }].slice(-most))
  return lastId
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: number) {
  set(id === undefined ? [] : entries.filter(entry => entry.id !== id))
}

/** Takes back an error that is over. */
export function dismissMessage(message: string) {
  set(entries.filter(entry => entry.tone !== 'error' || entry.message !== message))
}

/** Another page: errors were about the one before; a warning may say why this one came, and goes with it. */
export function leaveToasts() {
  set(entries.filter(({ tone, id }) => tone !== 'error' && (tone !== 'warning' || id > lastLeft)))
  lastLeft = lastId
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
