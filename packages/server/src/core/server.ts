import { backgroundOf, type RunBackground } from './background/background.ts'
import { bodyBudget } from './http/body.ts'
import { operationsOf, type Operation } from './operation/contract.ts'
import { diskFull, AppError } from './errors.ts'
import { constraintError, type Route } from './operation/handlers.ts'
import { defaultLimits } from './limits.ts'
import { headersOfApi, reportsPath } from './http/headers.ts'
import { webhookRunner } from './http/webhookRunner.ts'
import { createLive, type Live } from './events/live.ts'
import { openApi, openApiPath } from './http/openApi.ts'
import { redacting } from './services/log.ts'
import { noHealth } from './services/health.ts'
import { noOnline } from './money/onlineProvider.ts'
import type { Dependencies, ServerDependencies } from './dependencies.ts'
import { pipeline } from './operation/pipeline.ts'
import { readinessOf } from './http/readiness.ts'
import { reportsOf } from './http/reports.ts'
import { notifyReopened } from './events/notifyReopened.ts'
import type { RequestInfo } from './http/request.ts'
import { responder } from './http/respond.ts'
import { routes } from './http/routes.ts'
import { transactions } from './db/transaction.ts'
import { validators } from './operation/validation.ts'

export interface Server {
  fetch: (request: Request, info?: RequestInfo) => Promise<Response>
  live: Live
  background: RunBackground
  /**
   * Reports not ready from now on, so that load balancers choose another process, and closes sockets for a
   * restart.
   */
  drain: () => void
}

const base = '/api/v1'
const unknownInfo: RequestInfo = { ip: '', secure: false }

/**
 * The whole server as a function from Request to Response. Throws immediately where an operation of the
 * contract has no handler or a handler has no operation.
 */
export async function createServer(given: ServerDependencies): Promise<Server> {
  const parts: Dependencies = {
    origins: [],
    webhooks: [],
    jobs: [],
    checkAnswers: false,
    ...given,
    online: given.online ?? noOnline,
    health: given.health ?? noHealth,
    limits: { ...defaultLimits, ...given.limits },
    log: redacting(given.log),
    lines: given.log,
  }
  const transact = transactions(parts.database, parts.secrets)
  const live = await createLive(parts, transact)
  const { begin, succeed, fail, health } = responder(parts)
  const report = reportsOf(parts)
  const { on, close } = routes(({ req, env }, allow) => {
    const requestContext = begin(req.raw, env)
    if (req.method === 'OPTIONS') {
      const headers = { ...headersOfApi(env.secure, requestContext.id), allow }
      return new Response(null, { status: 204, headers })
    }
    requestContext.committedHeaders = [['allow', allow]]
    return fail(
      requestContext,
      new AppError('wrong_method', { status: 405, vars: { allowed: allow } }),
    )
  })
  let draining = false

  const isFull = async () => (await parts.database.state?.())?.isFull ?? false

  const validate = validators(parts.contract)
  const bodies = bodyBudget(parts.limits.bodies)
  for (const [operation, route] of paired(operationsOf(parts.contract), parts.modules)) {
    const validator = validate(operation)
    const run = pipeline({ parts, transact, operation, route, validator, bodies })
    const path = base + operation.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
    on(operation.method, path, async (c) => {
      const requestContext = begin(c.req.raw, c.env, c.req.param())
      try {
        requestContext.readOnly = await isFull()
        if (requestContext.readOnly && operation.method !== 'GET') throw diskFull()
        return succeed(requestContext, operation, await run(requestContext))
      } catch (error) {
        return fail(requestContext, constraintError(error, route), operation)
      }
    })
  }
  parts.database.onReopened?.(() => {
    notifyReopened(parts, transact).catch((error: unknown) =>
      parts.log.warn({ error }, 'the owners could not be told that the database was opened again'),
    )
  })
  const runHook = webhookRunner(parts, transact, isFull)
  for (const hook of parts.webhooks) {
    on(hook.method, base + hook.path, (c) => runHook(hook, begin(c.req.raw, c.env, c.req.param())))
  }
  const readiness = readinessOf(parts, transact)
  const published = openApi(parts.contract, parts.secrets)
  on('GET', openApiPath, (c) => published(c.req.raw, c.env.secure, begin(c.req.raw, c.env).id))
  on('POST', reportsPath, (c) => report(c.req.raw, c.env, begin(c.req.raw, c.env).id))
  on('GET', '/healthz', (c) => health(c.env, { ok: true }))
  on('GET', '/readyz', async (c) => {
    const { ok, ...state } = await readiness()
    return health(c.env, { ok: ok && !draining, ...state })
  })
  const app = close()
  app.notFound((c) => fail(begin(c.req.raw, c.env), new AppError('not_found', { status: 404 })))
  app.onError((error, c) => fail(begin(c.req.raw, c.env), error))

  return {
    fetch: async (request, info = unknownInfo) => app.fetch(request, info),
    live,
    background: backgroundOf(parts, transact),
    drain: () => {
      draining = true
      live.restart()
    },
  }
}

/** Operations with their handlers. */
function paired(operations: Operation[], modules: readonly Route[]): [Operation, Route][] {
  const routes = new Map(modules.map((route) => [route.operation, route]))
  const ids = new Set(operations.map(({ id }) => id))
  const strangers = modules.filter((route) => !ids.has(route.operation))
  const lonely = operations.filter(({ id, open }) => routes.get(id)?.open !== open)
  if (strangers.length > 0 || lonely.length > 0) {
    const names = [...strangers.map((each) => each.operation), ...lonely.map((each) => each.id)]
    throw new Error(`Contract and handlers differ: ${names.join(', ')}`)
  }
  return operations.flatMap((operation) => {
    const route = routes.get(operation.id)
    return route ? [[operation, route] as [Operation, Route]] : []
  })
}
