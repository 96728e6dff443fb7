import { createSession, storageKeys } from '../packages/api/src/client/index.ts'
import { createPortal } from '../packages/portal/src/portal.ts'
import type { WorldName } from '../packages/portal/src/worlds/accounts.ts'
import { insertSession } from '../packages/portal/src/users/sessions.repository.ts'
import { dismissToast } from '../packages/ui/src/toast/index.ts'
import type { HttpHandler } from 'msw'
import { setClock } from './clock.ts'
import { handlersOf } from './handlers.ts'
import { StoryDatabase } from './host/engine.ts'
import { storyHost, storyNow } from './host/host.ts'
import { accountOf, dataSets, networks, usualWorld, identities, type World } from './world.ts'

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

/** Each world is opened once in a page, from what the script prepared. */
const databases = new Map<WorldName, Promise<StoryDatabase>>()

function databaseOf(world: WorldName): Promise<StoryDatabase> {
  const known = databases.get(world)
  if (known) return known
  const opening = fetch(`/worlds/${world}.tar.gz`)
    .then(response => response.blob())
    .then(dump => StoryDatabase.open(dump))
  databases.set(world, opening)
  return opening
}

interface Stage {
  handlers: HttpHandler[]
  /** Another one is another stage: its app must start afresh. */
  key: string
}

/** Opens a session for whoever is signed in when the story begins; on an expired line it is over already. */
async function signIn(host: ReturnType<typeof storyHost>, { who, network }: World): Promise<void> {
  const owner = accountOf(who)
  if (owner === null) return
  const token = host.random.token()
  const id = host.random.id(storyNow)
  const token_hash = host.keys.hash(network === 'expired' ? 'of another session' : token)
  await insertSession(host.db.pool, { id, token_hash, owner, now: storyNow })
  createSession('staffId' in owner ? 'manager' : 'register').start(token)
}

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
  const database = await databaseOf(world.data)
  await database.reset()
  const host = storyHost(
    database.begin(() => number !== stages),
    'story',
  )
  emptyStorages()
  dismissToast()
  resetClock()
  resetClock = setClock(storyNow)
  const unsaved = { theme: globals.theme ?? 'light' }
  window.localStorage.setItem(storageKeys.preferences, JSON.stringify({ saved: {}, unsaved }))
  await signIn(host, world)
  const handlers = handlersOf(createPortal(host), host, world.network)
  stage = { handlers, key: `portal-${number}`, mount, chosen }
  return handlers
}

/** Puts the clock back; the next story may not live in the portal's day. */
export function leavePortal(): void {
  resetClock()
  stages += 1
  stage = null
}

export const stageKey = (): string => stage?.key ?? ''
