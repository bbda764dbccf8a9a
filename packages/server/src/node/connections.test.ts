import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { limitConnections, networkOf, type ConnectionLimits } from './connections.ts'

let close = () => {}
afterEach(() => close())

/** A server with limits; `open` opens a connection and returns whether it was accepted or closed. */
async function limited(limits: ConnectionLimits) {
  const warn = vi.fn<(fields: Record<string, unknown>, text: string) => void>()
  const http = createServer((_, answer) => answer.end('ok'))
  const { destroyAll } = limitConnections(http, limits, { warn })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const sockets: Socket[] = []
  close = () => {
    for (const socket of sockets) socket.destroy()
    http.close()
  }
  const open = () =>
    new Promise<'answered' | 'closed'>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
      )
      sockets.push(socket)
      socket.on('data', () => resolve('answered'))
      socket.on('error', () => resolve('closed'))
      socket.on('close', () => resolve('closed'))
    })
  return { http, warn, open, sockets, destroyAll }
}

describe('T-56 connections', () => {
  test('beyond those of one address are closed at once; when one ends there is room for another', async () => {
    const { open, sockets, warn } = await limited({ total: 10, perAddress: 2 })
    expect([await open(), await open(), await open(), await open()]).toEqual([
      'answered',
      'answered',
      'closed',
      'closed',
    ])
    expect(warn).toHaveBeenCalledOnce()
    sockets[0]?.destroy()
    await vi.waitFor(async () => expect(await open()).toBe('answered'))
  })

  test('behind a proxy are counted in all only', async () => {
    const { open } = await limited({ total: 3, perAddress: undefined })
    expect([await open(), await open(), await open(), await open()]).toEqual([
      'answered',
      'answered',
      'answered',
      'closed',
    ])
  })

  test('are destroyed with the server, whatever they wait for', async () => {
    const { open, sockets, destroyAll } = await limited({ total: 3, perAddress: 3 })
    await open()
    const closed = new Promise((resolve) => sockets[0]?.once('close', resolve))
    destroyAll()
    await closed
    expect(sockets[0]?.destroyed).toBe(true)
  })

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s are those of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
