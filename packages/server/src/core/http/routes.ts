import { Hono, type Context } from 'hono'
import type { RequestInfo } from './request.ts'

type RouteContext = Context<{ Bindings: RequestInfo }>
type RouteHandler = (asked: RouteContext) => Response | Promise<Response>

/**
 * Router. Each path matches with and without its trailing slash, and a literal segment before a parameter, whatever the
 * order of the calls. Once `close` was called, a known path with another method goes to `otherMethod` with the allowed
 * methods.
 */
export function routes(otherMethod: (asked: RouteContext, allowed: string) => Response) {
  const app = new Hono<{ Bindings: RequestInfo }>()
  const taken = new Map<string, { method: string; handle: RouteHandler }[]>()

  function on(method: string, path: string, handle: RouteHandler) {
    taken.set(path, [...(taken.get(path) ?? []), { method, handle }])
  }

  function close() {
    const ordered = [...taken].toSorted(([a], [b]) => (literalFirst(a) < literalFirst(b) ? -1 : 1))
    for (const [path, handlers] of ordered) {
      for (const { method, handle } of handlers) app.on(method, variants(path), handle)
      const methods = handlers.map(({ method }) => method)
      // Hono answers HEAD with the handler of GET.
      const all = methods.includes('GET') ? ['HEAD', ...methods] : methods
      const allowed = ['OPTIONS', ...all].toSorted().join(', ')
      for (const one of variants(path)) app.all(one, (asked) => otherMethod(asked, allowed))
    }
    return app
  }

  return { on, close }
}

/** Sorts parameters of a path behind all letters. */
const literalFirst = (path: string) => path.replaceAll(/:\w+/g, '~')

const variants = (path: string) => [path, `${path}/`]
