import type { Envelope } from '@portal/api/contract/endpoint'
import { codes } from '@portal/api/contract/endpoint'
import type { Refusal } from '@portal/api/rules/refusals'
import { savepoint, type Tx } from './database.ts'
import type { Host, Keys } from '../ports.ts'
import type { Caller } from './callers.ts'
import { claimKey, findKey, storeAnswer, type KeyedWrite } from './idempotency.repository.ts'
import { inUnitOfWork, type CallContext, type Work } from './work.ts'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from './errors.ts'

/** A repeated key: this answer was given before and is given again. */
export class StoredAnswer extends Error {
  readonly envelope: Envelope<unknown>
  constructor(envelope: Envelope<unknown>) {
    super('answered before')
    this.name = 'StoredAnswer'
    this.envelope = envelope
  }
}

interface Attempt {
  keys: Keys
  now: Date
  write: KeyedWrite | null
}

/** What was written before such a refusal stays: a counted try. */
const stays = (error: unknown): boolean => error instanceof PortalError && error.keep

/**
 * One effect in one unit of work. With a key, the key's row is part of it: a second call with the same key waits for
 * the first at the row and then gets its stored answer; a crash undoes effect and key together. Refusals are stored
 * too, except "too often" and faults, which another try may pass.
 */
export async function runIdempotent<C extends Caller, T>(
  host: Host,
  given: CallContext<C>,
  options: { write: KeyedWrite | null; durable: boolean },
  run: (work: Work<C, Refusal>) => Promise<T>,
): Promise<T> {
  const attempt: Attempt = { keys: host.keys, now: given.now, write: options.write }
  const outcome = await inUnitOfWork(
    host,
    given,
    async (work, mark) => {
      const tx = work.db
      if (attempt.write) await claim(tx, attempt, attempt.write)
      const forget = mark()
      try {
        const data = await savepoint(tx, () => run(work), stays)
        await remember(tx, attempt, { code: codes.ok, message: '', data })
        return { data }
      } catch (error) {
        if (!stays(error)) forget()
        if (!(error instanceof PortalError) || error.code === codes.tooMany || error.code >= 500) throw error
        await remember(tx, attempt, error.envelope)
        return { refusal: error }
      }
    },
    { durable: options.durable },
  )
  if (outcome.refusal) throw outcome.refusal
  return outcome.data
}

async function claim(tx: Tx, { keys, now }: Attempt, write: KeyedWrite): Promise<void> {
  if (await claimKey(tx, write, now)) return
  const stored = await findKey(tx, write)
  if (!stored?.answer_enc || stored.body_hash !== write.bodyHash)
    throw new PortalError(codes.conflict, answerTexts.keyReused, { current: null })
  const envelope: Envelope<unknown> = JSON.parse(keys.decrypt(stored.answer_enc, 'answer'))
  throw new StoredAnswer(envelope)
}

/** Encrypted, since an answer may hold a session's token. */
async function remember(tx: Tx, { keys, write }: Attempt, envelope: Envelope<unknown>): Promise<void> {
  if (write) await storeAnswer(tx, write, keys.encrypt(JSON.stringify(envelope), 'answer'))
}
