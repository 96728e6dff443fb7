import type { Guard } from './guards.ts'

/** Which app this is: register for members, manager for staff (product.md §1). */
export type UserType = 'register' | 'manager'

/** Keys of product.md §3 and §9, and the preferences of whoever is signed in (D2.6); the apps add none of their own. */
export const storageKeys = {
  token: 'wxToken',
  userType: 'userType',
  role: 'role',
  userInfo: 'userInfo',
  remark: 'remark',
  agentId: 'agent_id',
  snapshot: 'store',
  home: 'financeHome',
  preferences: 'preferences',
} as const

/** A value kept in storage: checked when read, dropped when it does not fit (D10.9). */
export function stored<T>(storage: Storage, key: string, fits: Guard<T>) {
  return {
    read(): T | null {
      const raw = storage.getItem(key)
      if (raw === null) return null
      try {
        const value: unknown = JSON.parse(raw)
        if (fits(value)) return value
      } catch {
        // falls through: what cannot be read is dropped like what does not fit
      }
      storage.removeItem(key)
      return null
    },
    write(value: T): void {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch {
        // a full or forbidden storage only costs the cache
      }
    },
    clear(): void {
      storage.removeItem(key)
    },
  }
}

/** Tokens of another back end may be long (D2.8). */
const tokenShape = /^[\w.~+/=-]{16,4096}$/
export const isToken = (text: string): boolean => tokenShape.test(text)

/** The token that a browser keeps for one of the apps. */
export function tokenIn(local: Storage, userType: UserType): string | null {
  const token = local.getItem(storageKeys.token)
  return token !== null && isToken(token) && local.getItem(storageKeys.userType) === userType ? token : null
}

/** Sign-in state of one app, over the browser's storages. The token lives here and nowhere else in the browser. */
export interface Session {
  readonly userType: UserType
  token: () => string | null
  /** `landing` is where this sign-in leads when no redirect asks for another place. */
  start: (token: string, landing?: string) => void
  /** Where a sign-in made on this very page leads, until `landed`; null for who came signed in. */
  landing: () => string | null
  landed: () => void
  /** The server knows the session no more: clears both storages (product.md §4, §8). */
  end: () => void
  /** True from `end` until the person has `landed` elsewhere. */
  ended: () => boolean
  /** Ends it by the person's own wish (product.md §4, Logout), without telling anybody: the page is about to go. */
  leave: () => void
  /** Called after every start and end; returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void
  /** The sub-role of the staff account, from sign-in on (product.md §4). */
  keepRemark: (remark: string) => void
  /** Digits of an agency's link, kept for registration (product.md §4). */
  agentId: () => string | null
  keepAgentId: (id: string) => void
}

export function createSession(
  userType: UserType,
  local: Storage = window.localStorage,
  perTab: Storage = window.sessionStorage,
): Session {
  const listeners = new Set<() => void>()
  let landing: string | null = null
  let ended = false
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const leave = () => {
    landing = null
    perTab.clear()
    local.clear()
  }
  // another tab that signs in or out changes this one as well
  window.addEventListener('storage', event => {
    if (event.key === null || event.key === storageKeys.token) notify()
  })
  return {
    userType,
    token: () => tokenIn(local, userType),
    start(token, to) {
      landing = to ?? null
      ended = false
      local.setItem(storageKeys.token, token)
      local.setItem(storageKeys.userType, userType)
      perTab.setItem(storageKeys.role, userType)
      notify()
    },
    landing: () => landing,
    landed() {
      landing = null
      ended = false
    },
    end() {
      leave()
      ended = true
      notify()
    },
    ended: () => ended,
    leave,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keepRemark(remark) {
      perTab.setItem(storageKeys.remark, remark)
    },
    agentId() {
      const id = perTab.getItem(storageKeys.agentId)
      return id !== null && /^\d{1,18}$/.test(id) ? id : null
    },
    keepAgentId(id) {
      if (/^\d{1,18}$/.test(id)) perTab.setItem(storageKeys.agentId, id)
    },
  }
}
