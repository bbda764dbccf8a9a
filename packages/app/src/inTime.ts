/** Timeout in ms: the maximum silence before a request counts as lost. */
const PATIENCE = 10_000

/** Paths with a longer timeout: the integrity check reads the whole ledger. */
const long: readonly [path: RegExp, patience: number][] = [[/\/finance\/integrity\/$/, 65_000]]

/**
 * Adds a timeout to fetch, for the time until the response starts and between its chunks. JSON and
 * scripts are buffered, so that a connection lost in the middle rejects the fetch; other responses
 * are files and stream to the caller.
 */
export function inTime(
  send: (request: Request, signal: AbortSignal) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const patience = long.find(([path]) => path.test(pathname))?.[1] ?? PATIENCE
    const silence = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => silence.abort(new DOMException('The line stayed silent', 'TimeoutError')),
        patience,
      )
    }
    hear()
    try {
      const answer = await send(request, AbortSignal.any([request.signal, silence.signal]))
      const isWhole = /json|javascript/.test(answer.headers.get('content-type') ?? '')
      if (!isWhole || !answer.body) return answer
      const parts: Uint8Array<ArrayBuffer>[] = []
      const reader = answer.body.getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        hear()
        parts.push(new Uint8Array(next.value))
      }
      const { status, statusText, headers } = answer
      const [only, ...others] = parts
      const whole = others.length > 0 ? await new Blob(parts).arrayBuffer() : only
      return new Response(whole, { status, statusText, headers })
    } finally {
      clearTimeout(timer)
    }
  }
}
