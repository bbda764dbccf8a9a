import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Log } from '../core/log.ts'
import type { RequestInfo } from '../core/request.ts'
import type { Server } from '../core/server.ts'
import { compressed } from './compression.ts'
import { limitConnections, type ConnectionLimits } from './connections.ts'
import { acceptSockets } from './sockets.ts'

export interface HttpOptions {
  /** 0 selects a free port. */
  port: number
  host?: string
  origins: readonly string[]
  /** Trust X-Forwarded-For and X-Forwarded-Proto of a reverse proxy. */
  trustProxy?: boolean
  files?: (request: Request, secure: boolean) => Promise<Response | null>
  /** @default no limit */
  connections?: ConnectionLimits
  log?: Pick<Log, 'warn'>
  /**
   * Timeouts in ms of the headers and of a whole request.
   * @default those of REL-46
   */
  times?: { headers: number; request: number }
}

/**
 * Interval in ms of the check for slow clients. Node's default of 30 s would extend a timeout of 10 s to 40
 * s.
 */
const LOOK = 1000

export interface Listening {
  port: number
  /**
   * Waits at most `patience` ms for requests in progress; then destroys every remaining connection (requests,
   * upgrades, half-open ones) and resolves.
   */
  close: (patience: number) => Promise<void>
}

/** Starts the HTTP server with its sockets and the files of the app, with the timeouts of REL-46. */
export async function listen(server: Server, options: HttpOptions): Promise<Listening> {
  const times = options.times ?? { headers: 10_000, request: 15_000 }
  let ending = false
  const http = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      const info = infoOf(incoming as IncomingMessage, options.trustProxy ?? false)
      const isApi = /^https?:\/\/[^/]+\/(api|healthz|readyz)\b/.test(request.url)
      const file = isApi ? null : await options.files?.(request, info.secure)
      const accepted = request.headers.get('accept-encoding')
      const answer = file ?? (await compressed(await server.fetch(request, info), accepted))
      return ending || isStrangersBody(answer, incoming as IncomingMessage)
        ? parting(answer)
        : answer
    },
    serverOptions: {
      maxHeaderSize: 16 * 1024,
      requestTimeout: times.request,
      headersTimeout: times.headers,
      connectionsCheckingInterval: LOOK,
    },
  }) as HttpServer
  const connections = limitConnections(http, options.connections, options.log)
  const closeSockets = acceptSockets(http, server.live, options.origins, options.log)

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(options.port, options.host, resolve)
  })
  const address = http.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: (patience) =>
      new Promise((resolve) => {
        ending = true
        server.drain()
        const late = setTimeout(() => connections.destroyAll(), patience)
        const goodbye = setTimeout(closeSockets, Math.min(patience, 500))
        http.close(() => {
          clearTimeout(late)
          clearTimeout(goodbye)
          resolve()
        })
        http.closeIdleConnections()
      }),
  }
}

/** The last response on its connection, because a client with further requests would delay the shutdown. */
function parting({ body, status, headers }: Response) {
  const last = new Headers(headers)
  last.set('connection', 'close')
  return new Response(body, { status, headers: last })
}

/** Unfinished body of a request without a session: the rest is not read, not even to discard it. */
const isStrangersBody = ({ status }: Response, { complete }: IncomingMessage) =>
  status === 401 && !complete

function infoOf({ socket, headers }: IncomingMessage, trust: boolean): RequestInfo {
  const direct = { ip: socket.remoteAddress ?? '', secure: 'encrypted' in socket }
  if (!trust) return direct
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return { ip: forwarded || direct.ip, secure: headers['x-forwarded-proto'] === 'https' }
}
