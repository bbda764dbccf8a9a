import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Line, Live } from '../core/live.ts'
import type { Log } from '../core/log.ts'

const path = '/api/v1/ws'
const frame = 16 * 1024
const unsentAtMost = 1024 * 1024
/** Milliseconds without a message after which a browser counts as gone; it pings every 30 s. */
const silence = 75_000
/** Milliseconds that a browser has to answer a close frame. */
const farewell = 1000

/**
 * Accepts live sockets on an HTTP server. An invalid upgrade is answered and its connection destroyed;
 * foreign origins are refused before any message. Errors of one socket are logged to `log` and end only that
 * socket.
 */
export function acceptSockets(
  http: HttpServer,
  live: Live,
  origins: readonly string[],
  log?: Pick<Log, 'warn'>,
): () => void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frame,
    perMessageDeflate: false,
  })

  const framed = framer()
  http.on('upgrade', (request, socket, head) => {
    // Node removes its own error listener before this event: a reset connection would be an uncaught
    // exception.
    socket.on('error', () => socket.destroy())
    // A response that cannot be written, because the client does not read, must not keep the connection.
    const late = setTimeout(() => socket.destroy(), farewell)
    socket.once('close', () => clearTimeout(late))
    try {
      upgrade(request, socket, head, () => clearTimeout(late))
    } catch (error) {
      log?.warn({ error }, 'upgrade')
      refuse(socket, '400 Bad Request')
    }
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, upgraded: () => void) {
    const url = URL.parse(request.url ?? '/', 'http://own.invalid')
    if (!url) return refuse(socket, '400 Bad Request')
    if (url.pathname.replace(/\/$/, '') !== path) return refuse(socket, '404 Not Found')
    if (!isOwn(request, origins)) return refuse(socket, '403 Forbidden')
    const ticket = url.searchParams.get('token') ?? ''
    server.handleUpgrade(request, socket, head, (ws) => {
      upgraded()
      welcome(ws, socket, ticket).catch((error: unknown) => {
        log?.warn({ error }, 'socket')
        ws.terminate()
      })
    })
  }

  async function welcome(ws: WebSocket, socket: Duplex, ticket: string) {
    const early: string[] = []
    let line: Line | null = null
    let timer = setTimeout(() => ws.terminate(), silence)
    const safely = (listener: () => void) => {
      try {
        listener()
      } catch (error) {
        log?.warn({ error }, 'socket')
        ws.terminate()
      }
    }
    ws.on('message', (data: Buffer, isBinary) => {
      clearTimeout(timer)
      timer = setTimeout(() => ws.terminate(), silence)
      safely(() => {
        if (isBinary) return leave(ws, 1003)
        const text = data.toString('utf8')
        if (line) line.hear(text)
        else if (early.length < 10) early.push(text)
      })
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(timer)
      safely(() => line?.closed())
    })
    line = await live
      .open(ticket, {
        send: (text) => {
          if (ws.bufferedAmount > unsentAtMost) ws.terminate()
          else if (ws.readyState === ws.OPEN) socket.write(framed(text))
        },
        close: (code, reason) => leave(ws, code, reason),
      })
      .catch(() => null)
    if (!line) return leave(ws, 1008, 'ticket')
    if (ws.readyState !== ws.OPEN) return line.closed()
    for (const text of early) line.hear(text)
  }

  /** Closes a socket; one that does not answer the close frame is terminated. */
  function leave(ws: WebSocket, code: number, reason?: string) {
    ws.close(code, reason)
    const late = setTimeout(() => ws.terminate(), farewell)
    ws.once('close', () => clearTimeout(late))
  }

  return () => {
    for (const ws of server.clients) ws.terminate()
  }
}

/**
 * Frames of text messages (RFC 6455, 5.2): complete, unmasked and uncompressed, so they can be written
 * between the frames of `ws`. The frame of a broadcast is built once.
 */
function framer() {
  let last: { text: string; bytes: Buffer } | undefined
  return (text: string): Buffer => {
    if (text !== last?.text) last = { text, bytes: frameOf(Buffer.from(text)) }
    return last.bytes
  }
}

function frameOf(text: Buffer): Buffer {
  const { length } = text
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = 0x81
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, text])
}

/** REL-43: whether the page that opens the socket has our origin. */
function isOwn({ headers }: IncomingMessage, origins: readonly string[]) {
  const { origin, host } = headers
  if (!origin) return false
  return origins.includes(origin) || /^https?:\/\/([^/]+)$/.exec(origin)?.[1] === host
}

/** Answers an upgrade and destroys its connection: a client that keeps its end open keeps no handle here. */
function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}
