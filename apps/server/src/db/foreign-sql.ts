import type { Session } from '@portal/portal/kernel/engine'

/** Runs what a library with tables and SQL of its own sends, whole BEGIN … COMMIT blocks among it. */
export async function runForeign(session: Session, text: string, values: readonly unknown[] = []) {
  try {
    return await (values.length > 0 ? session.query(text, values) : session.script(text))
  } catch (error) {
    // a block that failed must not stay open on the session
    await session.script('rollback').catch(() => undefined)
    throw error
  }
}
