import { check } from '@portal/api/contract/check'
import {
  codes,
  notSignedInText,
  payloadOf,
  type Endpoint,
  type WholeEndpoint,
} from '@portal/api/contract/endpoint'
import { operations } from '@portal/api/contract'
import { refusals } from '@portal/api/rules/refusals'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * What is wrong with an answer by the contract and D1.1/D1.2; empty when nothing is. Any act of the path may have
 * answered: who calls and what is sent chooses among them.
 */
export function withinContract(entry: Endpoint, status: number, answer: unknown): string {
  const { acts } = operations.find(({ method, path }) => method === entry.method && path === entry.path) ?? {
    acts: [],
  }
  const [first = 'no such path', ...others] = acts.map(act => judge(act, status, answer))
  return others.includes('') ? '' : first
}

function judge(entry: WholeEndpoint, status: number, answer: unknown): string {
  if (!isRecord(answer)) return 'no envelope'
  const { code, message } = answer
  const flat = entry.flat === true && code === codes.ok
  if (!flat && Object.keys(answer).toSorted().join() !== 'code,data,message') return 'no envelope'
  const data = flat ? payloadOf(entry, answer) : answer['data']
  if (typeof message !== 'string') return 'no message'
  if (status !== 200 && status !== code) return `HTTP ${status} with code ${String(code)}`
  const part = (key: string) => (isRecord(data) ? data[key] : undefined)
  switch (code) {
    case codes.ok: {
      const verdict = check(entry.data, data)
      if (!verdict.ok) return `data against the contract: ${JSON.stringify(verdict.errors)}`
      return JSON.stringify(verdict.data) === JSON.stringify(data)
        ? ''
        : 'data holds more than the contract names'
    }
    case codes.fieldErrors: {
      const errors = part('errors')
      if (!isRecord(errors)) return 'no errors'
      const texts = Object.values(errors)
      if (status === 200 && texts.length === 0) return 'no field named'
      return texts.every(text => typeof text === 'string' && /\p{Script=Han}/u.test(text))
        ? ''
        : 'a field text that is not Chinese'
    }
    case codes.refused: {
      const rule = entry.rules.find(known => known === part('rule'))
      if (!rule) return `refused with a rule the entry does not name: ${String(part('rule'))}`
      return message === refusals[rule] ? '' : 'a text that is not in the catalogue'
    }
    case codes.notSignedIn:
      return message === notSignedInText && entry.who !== 'anyone' ? '' : `not signed in: ${message}`
    case codes.conflict: {
      const current = part('current')
      if (current === undefined) return 'no current state'
      return current === null || check(entry.data, current).ok ? '' : 'current state against the contract'
    }
    case codes.tooMany:
      return typeof part('retry_after') === 'number' ? '' : 'no retry_after'
    case codes.noRight:
      return entry.who === 'anyone' ? 'no right on a call for anyone' : ''
    case codes.notFound:
    case codes.tooLarge:
    case codes.wrongMedia:
    case codes.locked:
    case codes.providerDown:
      return data === null ? '' : 'data beside a refusal'
    default:
      return `code ${String(code)}`
  }
}
