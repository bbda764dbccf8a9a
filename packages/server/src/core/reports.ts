import { headersOfApi } from './headers.ts'
import { readText } from './body.ts'
import type { RequestInfo } from './request.ts'
import { Refusal } from './errors.ts'
import type { Parts } from './parts.ts'

const bytes = 16 * 1024
const each = 10
/** Maximum number of reports logged per minute, so that a broken page or an attacker cannot fill the disk. */
const inMinute = 60

/**
 * REL-36: accepts violation reports of browsers in both formats, and logs what was blocked and where, without
 * queries, fragments or text samples, since those may hold personal data.
 */
export function reportsOf({ clock, log }: Pick<Parts, 'clock' | 'log'>) {
  let since = 0
  let written = 0

  return async (request: Request, info: RequestInfo, id: string): Promise<Response> => {
    const answer = (status: number) =>
      new Response(null, { status, headers: headersOfApi(info.secure, id) })
    if (
      !/^application\/(reports\+json|csp-report)\b/.test(request.headers.get('content-type') ?? '')
    )
      return answer(415)
    try {
      const found = read(await readText(request, bytes))
      for (const report of found.slice(0, each))
        if (mayWrite()) log.warn({ request: id, report }, 'policy')
      return answer(204)
    } catch (error) {
      return answer(error instanceof Refusal ? error.status : 400)
    }
  }

  function mayWrite() {
    const now = clock().getTime()
    if (Math.abs(now - since) >= 60_000) {
      since = now
      written = 0
    }
    return (written += 1) <= inMinute
  }
}

type Fields = Record<string, unknown>

/** Throws where it is not JSON. */
function read(text: string) {
  const given: unknown = JSON.parse(text)
  const all = Array.isArray(given) ? given : [given]
  return all.flatMap((one) => {
    if (!isFields(one)) return []
    const old = one['csp-report']
    if (isFields(old)) {
      return [
        {
          kind: 'csp-violation',
          page: place(old['document-uri']),
          directive: word(old['effective-directive'] ?? old['violated-directive']),
          stopped: place(old['blocked-uri']),
          source: place(old['source-file']),
          line: number(old['line-number']),
        },
      ]
    }
    const body = isFields(one.body) ? one.body : {}
    return [
      {
        kind: word(one.type),
        page: place(body.documentURL ?? one.url),
        directive: word(body.effectiveDirective),
        stopped: place(body.blockedURL),
        source: place(body.sourceFile),
        line: number(body.lineNumber),
      },
    ]
  })
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const word = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[^\w -]/g, '').slice(0, 60) : undefined
/** A URL without its query and fragment. */
const place = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[?#].*$/s, '').slice(0, 200) : undefined
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
