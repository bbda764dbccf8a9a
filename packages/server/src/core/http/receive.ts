import { checkJson, readBytes, readText } from './body.ts'
import { AppError } from '../errors.ts'
import { checkForm, formLimit, formOf } from './form.ts'
import type {
  RequestContext,
  RequestPayload,
  OperationRuntime,
} from '../operation/requestContext.ts'
import { preflight } from '../operation/preflight.ts'

/**
 * Reads the body of an operation whose person has to be known. A small one is read at once. Before a large one is read,
 * and before anything is said about a body that is refused, the person is checked by the headers: a stranger's large
 * body is never read, and a missing right is told before a wrong content type.
 * Errors: 401, 403, 404; 415, 413, 400 of the body; 503 where bodies under way leave no room.
 */
export async function receive(
  runtime: OperationRuntime,
  requestContext: RequestContext,
): Promise<RequestPayload> {
  const { parts, operation, bodies } = runtime
  const { request } = requestContext
  let checked: Promise<void> | undefined
  const check = () => (checked ??= preflight(runtime, requestContext))
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
    if (error instanceof AppError && error.code !== 'client_closed') await check()
    throw error
  }
}
