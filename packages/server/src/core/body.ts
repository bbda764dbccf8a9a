import { joined } from './bytes.ts'
import { Refusal, refuse } from './errors.ts'

/** Bytes of a body that is read before the session is known; a larger one is read afterwards. */
export const SMALL_BODY = 64 * 1024
/** Retry-After in seconds for a body that exceeded the budget. */
const RETRY_AFTER = 2

/** Budget of bytes for the large bodies of all concurrent requests. */
export interface BodyBudget {
  /** Sets the share of one request to `bytes`. Errors: 503 `unavailable` where it does not fit. */
  claim: (request: Request, bytes: number) => void
  /** Releases the share of a request, if it has one. */
  release: (request: Request) => void
}

/** A budget of `limit` bytes for one process. */
export function bodyBudget(limit: number): BodyBudget {
  const shares = new Map<Request, number>()
  let used = 0
  return {
    claim: (request, bytes) => {
      const more = bytes - (shares.get(request) ?? 0)
      if (used + more > limit) refuse('unavailable', { status: 503, retryAfter: RETRY_AFTER })
      used += more
      shares.set(request, bytes)
    },
    release: (request) => {
      used -= shares.get(request) ?? 0
      shares.delete(request)
    },
  }
}

/** The declared length of a body in bytes; undefined where it is sent without one. */
function lengthOf(request: Request): number | undefined {
  const length = request.headers.get('content-length')
  return length === null ? undefined : Number(length)
}

/** Called before more than `SMALL_BODY` bytes of a body are read, with the bytes that it will hold so far. */
export type BeforeLarge = (bytes: number) => Promise<void>

/** Errors: 415 where the body is not declared as JSON. */
export function checkJson(request: Request): void {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse('unsupported_type', { status: 415 })
}

/** A body as text. Errors: 413 where it has more than `limit` bytes, 499 where the client leaves, those of `beforeLarge`. */
export async function readText(
  request: Request,
  limit: number,
  beforeLarge?: BeforeLarge,
): Promise<string> {
  const length = lengthOf(request)
  // Much quicker than a stream; the host cuts a body at its declared length.
  if (length && length <= Math.min(SMALL_BODY, limit)) return request.text().catch(clientClosed)
  const bytes = await readBytes(request, limit, beforeLarge)
  return bytes ? new TextDecoder().decode(bytes) : refuse('too_much', { status: 413 })
}

/** A body as bytes; undefined where it has more than `limit`. Errors: 499 where the client leaves, those of `beforeLarge`. */
export async function readBytes(
  request: Request,
  limit: number,
  beforeLarge: BeforeLarge = async () => {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = lengthOf(request) ?? 0
  if (length > limit) return undefined
  if (length > SMALL_BODY) await beforeLarge(length)
  const reader = request.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    while (reader) {
      const { done, value } = await reader.read().catch(clientClosed)
      if (done) break
      size += value.length
      if (size > limit) return undefined
      if (size > SMALL_BODY && size > length) await beforeLarge(size)
      parts.push(value)
    }
    return joined(parts)
  } finally {
    // No effect on a body that was read to its end.
    await reader?.cancel().catch(() => undefined)
  }
}

/** A body ends early where the client disconnects, or is so slow that the host disconnects it. */
function clientClosed(): never {
  throw new Refusal('client_closed', { status: 499 })
}
