import { createSession } from '../packages/api/src/client/index.ts'
import { createPortal } from '../packages/portal/src/portal.ts'
import type { Host } from '../packages/portal/src/ports.ts'
import { insertSession } from '../packages/portal/src/users/sessions.repository.ts'
import type { WorldName } from '../packages/portal/src/worlds/accounts.ts'
import type { HttpHandler } from 'msw'
import { handlersOf } from './handlers.ts'
import { openDatabase } from './database.ts'
import { storyClock, storyHost, storyNow } from './host/host.ts'
import { accountOf, type World } from './world.ts'

export { storyClock, storyNow }

/** The portal's host on a world as it was prepared; once `isOver`, it finds the database gone. */
export async function openHost(world: WorldName, isOver: () => boolean): Promise<Host> {
  const database = await openDatabase()
  storyClock.now = storyNow
  await database.reset(world)
  return storyHost(database.begin(isOver), 'story')
}

/** Opens a session for whoever is signed in when the story begins; on an expired line it is over already. */
async function signIn(host: Host, { who, network }: World): Promise<void> {
  const owner = accountOf(who)
  if (owner === null) return
  const token = host.random.token()
  const id = host.random.id(storyNow)
  const token_hash = host.keys.hash(network === 'expired' ? 'of another session' : token)
  await insertSession(host.db.pool, { id, token_hash, owner, now: storyNow })
  createSession('staffId' in owner ? 'manager' : 'register').start(token)
}

/** Signs in whoever the world says, and answers every call of the contract. */
export async function handlersOn(host: Host, world: World): Promise<HttpHandler[]> {
  await signIn(host, world)
  return handlersOf(createPortal(host), host, world.network)
}
