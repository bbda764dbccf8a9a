import { checkJson, readText } from '../http/body.ts'
import type { OpenContext } from './context.ts'
import { refusedWrite } from './viewing.ts'
import {
  runHandler,
  validInput,
  type HandlerResult,
  type RequestContext,
  type OperationRuntime,
} from './requestContext.ts'
import { receive } from '../http/receive.ts'
import { checkOrigin, factsOf } from '../http/request.ts'
import { runSignedIn } from './runSignedIn.ts'
import { asTenant } from '../db/transaction.ts'

/** Runs one operation from its limits to its response. Refusals and faults are thrown. */
export function pipeline(
  runtime: OperationRuntime,
): (requestContext: RequestContext) => Promise<HandlerResult> {
  const { parts, operation, bodies } = runtime
  const writes = operation.method !== 'GET'

  return async (requestContext) => {
    const { request } = requestContext
    if (writes) checkOrigin(request, parts.origins)
    if (operation.open) return runPublic(runtime, requestContext, await publicText(request))
    try {
      const payload = operation.body ? await receive(runtime, requestContext) : { text: '' }
      return await runSignedIn(runtime, requestContext, payload)
    } catch (error) {
      throw refusedWrite(error, requestContext)
    } finally {
      bodies.release(request)
    }
  }

  async function publicText(request: Request): Promise<string> {
    if (!operation.body) return ''
    checkJson(request)
    return readText(request, parts.limits.publicBody)
  }
}

/** Runs a public operation. */
async function runPublic(
  runtime: OperationRuntime,
  requestContext: RequestContext,
  text: string,
): Promise<HandlerResult> {
  const { parts, transact } = runtime
  const { facts, set } = factsOf(requestContext.request, requestContext.id, requestContext.info)
  const context = {
    ...validInput(runtime, requestContext, { text }),
    now: requestContext.now,
    request: facts,
    secrets: parts.secrets,
    passwords: parts.passwords,
    language: requestContext.language ?? 'en',
    transaction: (tenant, work) =>
      transact(async (opened) => {
        if (tenant) await asTenant(opened, tenant)
        if (tenant?.staff) requestContext.about = tenant
        return work(opened.db)
      }),
  } satisfies Partial<OpenContext>
  return runHandler(runtime, context, () => {
    requestContext.headers = set
  })
}
