import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** Minimum size in bytes: a smaller response fits into one packet anyway. */
const LEAST = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Encodings, the preferred first. They run in Node's thread pool, without blocking the event loop. */
const encodings = {
  // Quality 4 is as fast as gzip and smaller; the default 11 takes 50 times as long.
  br: (text: string) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => gzipped(text, { level: 6 }),
}

/**
 * Compresses a response where the client accepts it: JSON of at least 1 KB without `no-transform`, by which
 * the core marks responses that contain secrets.
 */
export async function compressed(answer: Response, accepted: string | null): Promise<Response> {
  const encoding = accepted === null ? undefined : encodingOf(accepted)
  if (!encoding) return answer
  const { headers, status } = answer
  if (
    !headers.get('content-type')?.startsWith('application/json') ||
    headers.get('cache-control')?.includes('no-transform') ||
    answer.body === null
  ) {
    return answer
  }
  const text = await answer.text()
  if (Buffer.byteLength(text) < LEAST) return new Response(text, { status, headers })
  const more = new Headers(headers)
  more.set('content-encoding', encoding)
  more.append('vary', 'accept-encoding')
  return new Response(await encodings[encoding](text), { status, headers: more })
}

function encodingOf(accepted: string): keyof typeof encodings | undefined {
  const known = parseAccept(accepted).filter(({ q }) => q > 0)
  return (['br', 'gzip'] as const).find((each) => known.some(({ type }) => type === each))
}
