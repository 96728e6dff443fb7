import { expect } from 'vitest'
import type { CallInput, DataOf, Endpoint, Envelope } from '@portal/api/contract/endpoint'
import type { PaymentNotice } from '@portal/portal/ports'
import { requestOf, type Caller, type Portal } from './portal.ts'
import { startServer, stopServer, type RunningServer } from './process.ts'
import { withinContract } from './within-contract.ts'

/**
 * Real processes on the database of a test, each with its own connections and memory. Their clock is the machine's: set
 * the test's to it first.
 */
export async function openProcesses(portal: Portal, count: number) {
  const servers: RunningServer[] = []
  while (servers.length < count)
    servers.push(await startServer({ LOG_LEVEL: 'info', ...portal.sameDatabase }))

  const at = (index: number): RunningServer => {
    const server = servers[index % count]
    if (!server) throw new Error('no process')
    return server
  }

  /** Calls one of them over HTTP and checks the answer against the contract. */
  async function call<E extends Endpoint>(
    index: number,
    entry: E,
    input: CallInput<E>,
    caller: Caller = {},
  ): Promise<Envelope<unknown>> {
    const { manager, troubles } = at(index)
    const { method, url, headers, payload } = requestOf(entry, input, caller)
    const response = await fetch(manager + url, { method, headers, body: payload ?? null })
    const envelope = (await response.json()) as Envelope<unknown>
    const wrong = withinContract(entry, response.status, envelope)
    expect(wrong === '' ? '' : [wrong, ...troubles].join('\n')).toBe('')
    return envelope
  }

  return {
    call,
    /** The same, and expects code 200. */
    async ok<E extends Endpoint>(
      index: number,
      entry: E,
      input: CallInput<E>,
      caller: Caller = {},
    ): Promise<DataOf<E>> {
      const answer = await call(index, entry, input, caller)
      expect(answer).toMatchObject({ code: 200 })
      return answer.data as DataOf<typeof entry>
    },
    /** Gives one of them a payment notice of the sandbox's bank; answers the HTTP status. */
    async tell(index: number, { headers, body }: PaymentNotice): Promise<number> {
      const response = await fetch(`${at(index).member}/pay/notify/sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      await response.arrayBuffer()
      return response.status
    },
    /** Faults that they logged. */
    troubles: () => servers.flatMap(server => server.troubles),
    stop: () => Promise.all(servers.map(server => stopServer(server))),
  }
}
