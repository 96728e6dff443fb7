import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { codes } from '../packages/api/src/contract/endpoint.ts'
import { operations, type Operation } from '../packages/api/src/contract/index.ts'
import { answerTexts } from '../packages/api/src/rules/answer-texts.ts'
import { signedLinks, type LinkedContent } from '../packages/portal/src/links.ts'
import type { Call } from '../packages/portal/src/kernel/answer.ts'
import { DatabaseUnavailable } from '../packages/portal/src/kernel/engine.ts'
import { pathsOf } from '../packages/portal/src/kernel/paths.ts'
import type { Portal } from '../packages/portal/src/portal.ts'
import type { Host, UploadedFile } from '../packages/portal/src/ports.ts'
import type { Network } from './world.ts'

/** Of everybody here. */
const address = '127.0.0.1'

const slownessMs = 1_500

/** Calls that answer where all others fail, so that pages can show their own failure. */
const steady = new Set(['users.getCurrentUser', 'staff.getCurrent', 'home.get'])

async function readForm(request: Request): Promise<{ body: unknown; file: UploadedFile | null }> {
  const { file, ...body } = Object.fromEntries(await request.formData())
  if (!(file instanceof File)) return { body, file: null }
  const content = new Uint8Array(await file.arrayBuffer())
  return { body, file: { name: file.name, content, tooLarge: false } }
}

async function readJson(request: Request): Promise<{ body: unknown; file: null }> {
  const text = await request.text()
  return { body: text === '' ? {} : JSON.parse(text), file: null }
}

const callOf = ({ acts }: Operation, request: Request, params: Record<string, unknown>): Call => ({
  params,
  query: Object.fromEntries(new URL(request.url).searchParams),
  readBody: () => (acts[0].upload === true ? readForm(request) : readJson(request)),
  tokens: [request.headers.get('token'), request.headers.get('wxtoken')],
  idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
  address,
  userAgent: navigator.userAgent,
})

const fault = () =>
  HttpResponse.json({ code: codes.fault, message: answerTexts.fault, data: { request_id: 'E-7F2A' } })

/** How many parts of a path may be anything. */
const partsOf = (path: string) => path.split(':').length

/** Every call of the contract, handed to the portal as the server hands it; and the files that answers link to. */
export function handlersOf(portal: Portal, host: Host, network: Network): HttpHandler[] {
  const respond = async (operation: Operation, request: Request, params: Record<string, unknown>) => {
    if (network === 'offline') return HttpResponse.error()
    if (network === 'failing' && !steady.has(operation.acts[0].name)) return fault()
    if (network === 'slow') await delay(slownessMs)
    try {
      const { status, body } = await portal.answer(operation, callOf(operation, request, params))
      return HttpResponse.json({ ...body }, { status })
    } catch (error) {
      // the page of a story that is over asks on while the next one begins
      if (error instanceof DatabaseUnavailable) return HttpResponse.error()
      throw error
    }
  }
  const calls = operations
    .flatMap(operation => pathsOf(operation).map(({ path, fixed }) => ({ operation, path, fixed })))
    // a whole name is meant before a part that may be anything, as at the server
    .toSorted((one, other) => partsOf(one.path) - partsOf(other.path))
    .map(({ operation, path, fixed }) =>
      http[operation.method](path, ({ request, params }) =>
        respond(operation, request, { ...params, ...fixed }),
      ),
    )
  const links = signedLinks.map(({ path, open }) =>
    http.get<Record<string, string>>(path, async ({ request, params }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      return fileOf(await open(host, { params, query, address }))
    }),
  )
  return [...calls, ...links]
}

async function fileOf(file: LinkedContent | null): Promise<Response> {
  if (!file) return new HttpResponse(null, { status: 404 })
  const parts: BlobPart[] = []
  for await (const part of file.content) parts.push(new Uint8Array(part))
  return new HttpResponse(new Blob(parts), { headers: { 'content-type': file.mime } })
}
