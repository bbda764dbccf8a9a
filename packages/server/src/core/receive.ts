import { checkJson, readBytes, readText } from './body.ts'
import { Refusal } from './errors.ts'
import { checkForm, formLimit, formOf } from './form.ts'
import type { Passage, Sent, Serving } from './passage.ts'
import { preflight } from './preflight.ts'

/**
 * Reads the body of an operation that needs a session. A small body is read at once. Before a large one is
 * read, and before a body is refused, the request is authorised by its headers: an unauthorised large body is
 * never read, and a missing permission is reported before a wrong content type. Errors: 401, 403, 404; 415,
 * 413, 400 of the body; 503 where the budget for bodies is exhausted.
 */
export async function receive(serving: Serving, passage: Passage): Promise<Sent> {
  const { parts, operation, bodies } = serving
  const { request } = passage
  let checked: Promise<void> | undefined
  const check = () => (checked ??= preflight(serving, passage))
  const beforeLarge = async (bytes: number) => {
    await check()
    bodies.claim(request, bytes)
  }
  try {
    if (!operation.form) {
      checkJson(request)
      return { text: await readText(request, parts.limits.body, beforeLarge) }
    }
    const limit = operation.fileLimit ?? parts.limits.file
    checkForm(request)
    return await formOf(request, limit, await readBytes(request, formLimit(limit), beforeLarge))
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'client_closed') await check()
    throw error
  }
}
