import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { report } from './guards.ts'
import type { Network } from './toolbars.ts'

/** Started once per page; a request that nobody answers is a fault of the story. */
export async function startNetwork() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: ({ request }) => {
      const { origin, pathname } = new URL(request.url)
      const own = origin === location.origin && !pathname.startsWith('/api/')
      if (!own && !request.url.startsWith('data:'))
        report(`Nobody answers ${request.method} ${request.url}`)
    },
  })
  return worker
}

const SLOW_MS = 1500

/** The API of a story: `answer` behind a network that is `fast`, `slow`, `offline`, broken or endless. */
export const apiHandler = (
  network: Network,
  answer: (request: Request) => Promise<Response>,
): RequestHandler =>
  http.all('*/api/v1/*', async ({ request }) => {
    if (network === 'offline') return HttpResponse.error()
    if (network === 'loading') await delay('infinite')
    if (network === 'slow') await delay(SLOW_MS)
    if (network === 'error') return HttpResponse.json(broken, { status: 500 })
    return answer(request)
  })

const broken = { success: false, code: 'internal', message: '', errors: {} }
