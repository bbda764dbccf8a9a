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

/** What is asked on the way in; it goes well, so that a story shows its screen in a bad network. */
const wayIn =
  /\/(merchant\/check-auth|staffs\/(permissions|my-clubs)|management\/settings|auth\/ephemeral-token)\/$/

interface StoryNetwork {
  network: Network
  /** It is like this from the first request, not only after the person has entered. */
  entrance: boolean
  /** It is like this only for the paths that fit, as those of one tab. */
  affects?: RegExp
}

/** The API of a story: `answer` behind a network that is `fast`, `slow`, `offline`, broken or endless. */
export const apiHandler = (
  { network, entrance, affects }: StoryNetwork,
  answer: (request: Request) => Promise<Response>,
): RequestHandler =>
  http.all('*/api/v1/*', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!entrance && wayIn.test(pathname)) return answer(request)
    if (affects && !affects.test(pathname)) return answer(request)
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

/** A frame is a request or a socket; both know where they go. */
function address(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined
  if ('request' in data && data.request instanceof Request) return new URL(data.request.url)
  return undefined
}
