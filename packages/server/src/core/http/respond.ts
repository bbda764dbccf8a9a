import { isCompressible } from './compressible.ts'
import type { Operation } from '../operation/contract.ts'
import { AppError } from '../errors.ts'
import { headersOfApi, noTransform } from './headers.ts'
import type { RequestContext } from '../operation/requestContext.ts'
import type { RequestInfo } from './request.ts'
import type { Dependencies } from '../dependencies.ts'
import { languageOf, refusalText } from '../i18n/words.ts'

/** Makes the context of a request, and responses. */
export function responder({
  contract,
  clock,
  secrets,
  locales,
  log,
  lines,
  checkAnswers,
}: Dependencies) {
  const prefix = secrets.token().slice(0, 8)
  const compressible = new Map<string, boolean>()
  let count = 0
  /** Id of a request, unique among all processes. */
  const nextId = () => `${prefix}-${(count += 1).toString(36)}`

  function begin(
    request: Request,
    info: RequestInfo,
    path: Record<string, string> = {},
  ): RequestContext {
    const at = request.url.indexOf('?')
    return {
      id: nextId(),
      now: clock(),
      request,
      info,
      language: languageOf(request.headers.get('accept-language')),
      path,
      search: at < 0 ? '' : request.url.slice(at + 1),
      readOnly: false,
      headers: [],
      committedHeaders: [],
    }
  }

  function succeed(
    requestContext: RequestContext,
    operation: Operation,
    outcome: string | Response,
  ): Response {
    tell(requestContext, operation, 200, 'ok')
    const own = headersOfApi(requestContext.info.secure, requestContext.id)
    const headers: [string, string][] = [
      ...Object.entries(mayCompress(operation) ? own : { ...own, ...noTransform }),
      ...requestContext.headers,
      ...requestContext.committedHeaders,
    ]
    if (typeof outcome === 'string') return new Response(outcome, { status: 200, headers })
    const all = new Headers(headers)
    outcome.headers.forEach((value, name) => all.set(name, value))
    return new Response(outcome.body, { status: outcome.status, headers: all })
  }

  function mayCompress(operation: Operation): boolean {
    const known = compressible.get(operation.id) ?? isCompressible(contract, operation)
    compressible.set(operation.id, known)
    return known
  }

  function fail(requestContext: RequestContext, thrown: unknown, operation?: Operation): Response {
    const error = checkAnswers ? declared(thrown, operation) : thrown
    const known = error instanceof AppError
    const refusal = known ? error : new AppError('unexpected', { status: 500 })
    const { code, status, results, retryAfter } = refusal
    const how = {
      language: requestContext.language ?? 'en',
      currency: requestContext.principal?.currency,
    }
    if (!known) log.error({ request: requestContext.id, operation: operation?.id, error }, 'fault')
    tell(requestContext, operation, status, code)
    const body = {
      success: false,
      ...refusalText(locales, how, refusal),
      ...(results === undefined ? {} : { results }),
      request_id: requestContext.id,
    }
    const headers: [string, string][] = [
      ...Object.entries(headersOfApi(requestContext.info.secure, requestContext.id)),
      ...requestContext.committedHeaders,
    ]
    if (retryAfter !== undefined) headers.push(['retry-after', String(retryAfter)])
    return new Response(JSON.stringify(body), { status, headers })
  }

  function health(info: RequestInfo, state: { ok: boolean }): Response {
    const headers = headersOfApi(info.secure, nextId())
    return new Response(JSON.stringify(state), { status: state.ok ? 200 : 503, headers })
  }

  /**
   * Logs one line per request: principal (or tenant, without a session), operation and result. Holds no text
   * of the request.
   */
  function tell(
    requestContext: RequestContext,
    operation: Operation | undefined,
    status: number,
    code: string,
  ) {
    const { id, now, request, info } = requestContext
    const { principal: person, about } = requestContext
    const tenant = person ?? about
    const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'
    const facts = {
      request: id,
      method: request.method,
      operation: operation?.id,
      status,
      code,
      ms: clock().getTime() - now.getTime(),
      ip: info.ip,
      merchant: tenant?.merchant,
      club: tenant?.club,
      staff: tenant?.staff,
      viewer: person?.viewer?.staff,
    }
    lines[level](facts, 'request')
  }

  return { begin, succeed, fail, health }
}

/** The client disconnected: nothing reads the response. */
const LEFT = 499

/**
 * The error itself; a refusal that the contract does not declare becomes a fault, since clients cannot handle
 * it.
 */
function declared(error: unknown, operation: Operation | undefined): unknown {
  if (!(error instanceof AppError) || !operation) return error
  const { status, code } = error
  if (status === LEFT || operation.codes[status]?.includes(code)) return error
  const cause = { cause: error }
  return new Error(
    `The contract does not say that ${operation.id} answers ${status} ${code}`,
    cause,
  )
}
