import { http, HttpResponse, isCommonAssetRequest } from 'msw'
import { setupWorker } from 'msw/browser'

const toolPath =
  /^\/(@|__|sb-|node_modules\/|virtual:|\.storybook\/|index\.json|iframe\.html|storybook|mockServiceWorker)|\/src\/|vite|\.(m?[jt]sx?|css|map|mdx?|html|woff2?|svg|png|jpe?g|webp|ico|pdf|wasm|data|gz)$/

let unmocked: string[] = []

const lastInLine = '/story-worker-is-through'

/** Calls reach the worker in the order in which they were made: when this one is answered, it has seen all before. */
const through = http.get(lastInLine, () => new HttpResponse(null, { status: 204 }))

/** Answers a same-origin call that no story has mocked with 501, names it and remembers it. */
const guard = http.all('*', ({ request }) => {
  // the Storybook's own pages, loaded again while a story runs
  if (request.headers.get('accept')?.includes('text/html') === true) return
  const url = new URL(request.url)
  if (url.origin !== location.origin || toolPath.test(url.pathname) || isCommonAssetRequest(request)) return
  const call = `${request.method} ${url.pathname}`
  unmocked.push(call)
  return HttpResponse.json({ message: `Unmocked call: ${call}` }, { status: 501 })
})

/** Hands over the calls remembered since the last time. */
export function takeUnmockedCalls(): string[] {
  const calls = unmocked
  unmocked = []
  return calls
}

/** Forgets what the story before has asked for as it ended. */
export async function forgetEarlierCalls(): Promise<void> {
  await fetch(lastInLine)
  takeUnmockedCalls()
}

async function start() {
  const worker = setupWorker(through, guard)
  await worker.start({ serviceWorker: { url: '/story-worker.js' }, quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

let started: ReturnType<typeof start> | undefined

/** One worker for all: a page of documentation asks for it with many stories at once. */
export const startWorker = () => (started ??= start())
