import { diskFull, AppError } from '../errors.ts'
import { headersOfApi } from './headers.ts'
import type { Webhook } from './webhooks.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RequestContext } from '../operation/requestContext.ts'
import { readText } from './body.ts'
import { factsOf } from './request.ts'
import { dayIn } from '../db/businessDay.ts'
import { sideEffects } from '../events/sideEffects.ts'
import { asTenant, type Transact } from '../db/transaction.ts'

/** Limit in bytes of a webhook request. */
const LIMIT = 16 * 1024

/** Runs a hook within limits. Every error becomes a response without details. */
export function webhookRunner(
  parts: Dependencies,
  transact: Transact,
  isFull: () => Promise<boolean>,
) {
  return async (hook: Webhook, requestContext: RequestContext): Promise<Response> => {
    const { request, info, id, now } = requestContext
    const answer = await outcome().catch((error: unknown) => {
      const known = error instanceof AppError
      if (!known) parts.log.error({ request: id, hook: hook.path, error }, 'fault')
      const wait = known && error.retryAfter
      return new Response(null, {
        status: known ? error.status : 500,
        headers: wait ? { 'retry-after': String(wait) } : {},
      })
    })
    const headers = new Headers(headersOfApi(info.secure, id))
    answer.headers.forEach((value, name) => headers.set(name, value))
    const { status } = answer
    // Logs the route pattern of the hook: the requested path may hold secrets.
    parts.lines[status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'](
      { request: id, hook: hook.path, status, ip: info.ip },
      'hook',
    )
    return new Response(answer.body, { status, headers })

    async function outcome() {
      if (hook.method !== 'GET' && (await isFull())) throw diskFull()
      const length = Number(request.headers.get('content-length') ?? 0)
      if (length > LIMIT) return new Response(null, { status: 413 })
      return hook.run({
        path: requestContext.path,
        text: hook.method === 'GET' ? '' : await readText(request, LIMIT),
        headers: request.headers,
        language: requestContext.language,
        now,
        request: factsOf(request, id, info).facts,
        secrets: parts.secrets,
        online: parts.online,
        address: parts.address,
        locales: parts.locales,
        warn: (fields, text) => parts.log.warn({ request: id, ...fields }, text),
        transaction: (tenant, work) =>
          transact(async (opened) => {
            if (tenant) await asTenant(opened, tenant)
            const closing: (() => Promise<void>)[] = []
            const value = await work({
              db: opened.db,
              as: (principal) => {
                const { finish, ...left } = sideEffects(opened, principal, { id, now })
                closing.push(finish)
                const today = dayIn(principal.zone, now)
                return { db: opened.db, principal, now, today, secrets: parts.secrets, ...left }
              },
            })
            for (const finish of closing) await finish()
            return value
          }),
      })
    }
  }
}
