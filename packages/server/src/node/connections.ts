import type { Server as HttpServer } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { Log } from '../core/log.ts'

/** Limits of open connections; further ones are closed immediately, before a byte is read. */
export interface ConnectionLimits {
  /** Over all addresses, including sockets. */
  total: number
  /** Per address; undefined behind a proxy, where all connections share its address. */
  perAddress: number | undefined
}

const MINUTE = 60_000

/**
 * Counts the connections of a server and closes those beyond the limits. Closing is logged at most once a
 * minute. `destroyAll` destroys open, upgraded and half-open connections.
 */
export function limitConnections(
  http: HttpServer,
  limits: ConnectionLimits | undefined,
  log?: Pick<Log, 'warn'>,
): { destroyAll: () => void } {
  const open = new Set<Socket>()
  const counts = new Map<string, number>()
  let logged = -MINUTE

  if (limits) http.maxConnections = limits.total
  http.on('drop', (data) => report('connections in all', data?.remoteAddress))
  http.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    const { perAddress } = limits ?? {}
    if (perAddress === undefined) return
    const network = networkOf(socket.remoteAddress)
    const count = (counts.get(network) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return report('connections of one address', socket.remoteAddress)
    }
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })

  return {
    destroyAll: () => {
      for (const socket of open) socket.destroy()
    },
  }

  function report(limit: string, ip: string | undefined) {
    if (performance.now() - logged < MINUTE) return
    logged = performance.now()
    log?.warn({ limit, ip }, 'connection refused')
  }
}

/**
 * The network that counts as one address: an IPv4 address, also when mapped to IPv6, or the first 64 bits of
 * an IPv6 address, which belong to one subscriber.
 */
export function networkOf(address = ''): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after]
  return all.slice(0, 4).join(':')
}
