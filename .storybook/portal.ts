import { storageKeys } from '../packages/api/src/client/index.ts'
import { dismissToast } from '../packages/ui/src/toast/index.ts'
import type { HttpHandler } from 'msw'
import { setClock } from './clock.ts'
import { dataSets, networks, usualWorld, identities, type World } from './world.ts'

/** Choice of the toolbar that leaves a thing as the story has it. */
export const fromStory = 'story'
export type Choice<T> = T | typeof fromStory

const control = (title: string, icon: 'user' | 'globe' | 'database', words: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [
      { value: fromStory, title: `${title}：按故事` },
      ...Object.entries(words).map(([value, word]) => ({ value, title: word })),
    ],
  },
})

/** Toolbar controls of everything that stands on the portal: whole apps and pages. */
export const worldTypes = {
  who: control('谁在登录', 'user', identities),
  network: control('网络', 'globe', networks),
  data: control('数据', 'database', dataSets),
}

export type WorldGlobals = { [K in keyof World]?: Choice<World[K]> }

function worldOf(story: Partial<World>, { who, network, data }: WorldGlobals): World {
  const defaults = { ...usualWorld, ...story }
  return {
    who: who === undefined || who === fromStory ? defaults.who : who,
    network: network === undefined || network === fromStory ? defaults.network : network,
    data: data === undefined || data === fromStory ? defaults.data : data,
  }
}

/** Empties what the portal keeps in this browser. */
export function emptyStorages(): void {
  for (const key of Object.values(storageKeys)) {
    window.localStorage.removeItem(key)
    window.sessionStorage.removeItem(key)
  }
}

interface Stage {
  handlers: HttpHandler[]
  /** Another one is another stage: its app must start afresh. */
  key: string
}

/** Most stories need no portal, and it is two hundred modules. */
const storyPortal = () => import('./story-portal.ts')
// where the html has begun to open a database, the story needs it
if (window.databaseAhead) void storyPortal()

let stage: (Stage & { mount: AbortSignal; chosen: string }) | null = null
let stages = 0
let resetClock = () => undefined as void

/** The portal of the running story, with nothing in it of the story before. It stays when only the viewport changes. */
export async function enterPortal(
  story: Partial<World>,
  globals: WorldGlobals & { theme?: 'light' | 'dark' },
  mount: AbortSignal,
): Promise<HttpHandler[]> {
  const world = worldOf(story, globals)
  const chosen = JSON.stringify([world, globals.theme])
  if (stage?.mount === mount && stage.chosen === chosen) return stage.handlers
  stages += 1
  const number = stages
  const { openHost, storyNow, handlersOn } = await storyPortal()
  const host = await openHost(world.data, () => number !== stages)
  emptyStorages()
  dismissToast()
  resetClock()
  resetClock = setClock(storyNow)
  const unsaved = { theme: globals.theme ?? 'light' }
  window.localStorage.setItem(storageKeys.preferences, JSON.stringify({ saved: {}, unsaved }))
  const handlers = await handlersOn(host, world)
  stage = { handlers, key: `portal-${number}`, mount, chosen }
  return handlers
}

/** So many days go by for the portal and the page. Whoever is signed in has to sign in again, as in life. */
export async function daysLater(days: number): Promise<void> {
  const { storyClock } = await storyPortal()
  storyClock.now = new Date(storyClock.now.getTime() + days * 86_400_000)
  resetClock()
  resetClock = setClock(storyClock.now)
}

/** Puts the clock back; the next story may not live in the portal's day. */
export function leavePortal(): void {
  resetClock()
  stages += 1
  stage = null
}

export const stageKey = (): string => stage?.key ?? ''
