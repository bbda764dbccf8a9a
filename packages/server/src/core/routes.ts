import { Hono, type Context } from 'hono'
import type { RequestInfo } from './request.ts'

type Asked = Context<{ Bindings: RequestInfo }>
type Handle = (asked: Asked) => Response | Promise<Response>

/**
 * Router. Each path matches with and without its trailing slash; once `close` was called, a known path with
 * another method goes to `otherMethod` with the allowed methods.
 */
export function routes(otherMethod: (asked: Asked, allowed: string) => Response) {
  const app = new Hono<{ Bindings: RequestInfo }>()
  const taken = new Map<string, string[]>()

  function on(method: string, path: string, handle: Handle) {
    app.on(method, variants(path), handle)
    taken.set(path, [...(taken.get(path) ?? []), method])
  }

  function close() {
    for (const [path, methods] of taken) {
      // Hono answers HEAD with the handler of GET.
      const all = methods.includes('GET') ? ['HEAD', ...methods] : methods
      const allowed = ['OPTIONS', ...all].toSorted().join(', ')
      for (const one of variants(path)) app.all(one, (asked) => otherMethod(asked, allowed))
    }
    return app
  }

  return { on, close }
}

const variants = (path: string) => [path, `${path}/`]
