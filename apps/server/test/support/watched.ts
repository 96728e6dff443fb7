import type { Engine, Session } from '@portal/portal/kernel/engine'

/** Hears every statement before it is asked; scripts have no values. */
export type Watch = (text: string, values: readonly unknown[]) => void

/** An engine whose statements are heard. */
export function watched(engine: Engine, heard: Watch): Engine {
  const hearing = (session: Session): Session => ({
    ...session,
    query: (text, values) => {
      heard(text, values)
      return session.query(text, values)
    },
    script: text => {
      heard(text, [])
      return session.script(text)
    },
  })
  return {
    kind: engine.kind,
    ...(engine.guard ? { guard: engine.guard } : {}),
    acquire: async () => hearing(await engine.acquire()),
    close: () => engine.close(),
  }
}
