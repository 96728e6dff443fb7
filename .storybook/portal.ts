import { createSession, storageKeys } from '../packages/api/src/client/index.ts'
import {
  createPortal,
  datas,
  networks,
  portalNow,
  usualWorld,
  whos,
  type Portal,
  type World,
} from '../packages/api/src/mocks/index.ts'
import { dismissToast } from '../packages/ui/src/toast/index.ts'
import { setClock } from './clock.ts'

/** Choice of the toolbar that leaves a thing as the story has it. */
export const asTold = 'story'
export type Told<T> = T | typeof asTold

const control = (title: string, icon: 'user' | 'globe' | 'database', words: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [
      { value: asTold, title: `${title}：按故事` },
      ...Object.entries(words).map(([value, word]) => ({ value, title: word })),
    ],
  },
})

/** Toolbar controls of everything that stands on a mock portal: whole apps and pages. */
export const worldTypes = {
  who: control('谁在登录', 'user', whos),
  network: control('网络', 'globe', networks),
  data: control('数据', 'database', datas),
}

export type WorldGlobals = { [K in keyof World]?: Told<World[K]> }

function worldOf(story: Partial<World>, { who, network, data }: WorldGlobals): World {
  const told = { ...usualWorld, ...story }
  return {
    who: who === undefined || who === asTold ? told.who : who,
    network: network === undefined || network === asTold ? told.network : network,
    data: data === undefined || data === asTold ? told.data : data,
  }
}

/** Empties what the portal keeps in this browser. */
export function emptyStorages(): void {
  for (const key of [...Object.values(storageKeys), 'theme']) {
    window.localStorage.removeItem(key)
    window.sessionStorage.removeItem(key)
  }
}

interface Stage {
  portal: Portal
  /** Another one is another stage: its app must start afresh. */
  key: string
}

let stage: (Stage & { mount: AbortSignal; chosen: string }) | null = null
let stages = 0
let resetClock = () => undefined as void

/** The mock portal of the running story. It stays when only the viewport changes. */
export function enterPortal(
  story: Partial<World>,
  globals: WorldGlobals & { theme?: 'light' | 'dark' },
  mount: AbortSignal,
): Stage {
  const world = worldOf(story, globals)
  const chosen = JSON.stringify([world, globals.theme])
  if (stage?.mount === mount && stage.chosen === chosen) return stage
  stages += 1
  const portal = createPortal(world)
  stage = { portal, key: `portal-${stages}`, mount, chosen }
  emptyStorages()
  dismissToast()
  resetClock()
  resetClock = setClock(portalNow)
  window.localStorage.setItem('theme', globals.theme ?? 'light')
  if (portal.session) createSession(portal.session.userType).start(portal.session.token)
  return stage
}

/** Puts the clock back; the next story may not live in the portal's day. */
export function leavePortal(): void {
  resetClock()
  stage = null
}

export const stageKey = (): string => stage?.key ?? ''
