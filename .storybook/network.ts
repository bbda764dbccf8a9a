import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { report } from './guards.ts'
import type { Network } from './toolbars.ts'

/** Starts the mock network once per page; an unhandled request is an error of the story. */
export async function startNetwork() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame }) => {
      const url = address(frame.data)
      if (!url || url.protocol === 'data:' || url.protocol === 'blob:') return
      const own = url.host === location.host && !url.pathname.startsWith('/api/')
      if (!own) report(`Nobody answers ${url.href}`)
    },
  })
  return worker
}

const SLOW_MS = 1500

/**
 * Requests of the session start; they always succeed, so that a story shows its screen on a bad
 * network.
 */
const wayIn =
  /\/(merchant\/check-auth|staffs\/(permissions|my-clubs)|management\/settings|auth\/ephemeral-token)\/$/

interface StoryNetwork {
  network: Network
  /** Applies the network condition from the first request, not only after the session start. */
  entrance: boolean
  /** Restricts the network condition to requests that match, as method and path, such as those of one tab. */
  affects?: RegExp
}

/**
 * API handler of a story: `answer` behind a network that is `fast`, `slow`, `offline`, failing or
 * never responding.
 */
export const apiHandler = (
  { network, entrance, affects }: StoryNetwork,
  answer: (request: Request) => Promise<Response>,
): RequestHandler =>
  http.all('*/api/v1/*', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!entrance && wayIn.test(pathname)) return answer(request)
    if (affects && !affects.test(`${request.method} ${pathname}`)) return answer(request)
    if (network === 'offline') return HttpResponse.error()
    if (network === 'loading') await delay('infinite')
    if (network === 'slow') await delay(SLOW_MS)
    if (network === 'error') return HttpResponse.json(broken, { status: 500 })
    return answer(request)
  })

const broken = {
  success: false,
  code: 'unexpected',
  message: '',
  errors: {},
  request_id: 'Fk39qTzLw0xAb2cD',
}

/** URL of an MSW frame, which is a request or a socket. */
function address(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined
  if ('request' in data && data.request instanceof Request) return new URL(data.request.url)
  return undefined
}
