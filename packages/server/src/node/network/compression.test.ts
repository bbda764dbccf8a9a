import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCompressible } from '../../core/http/compressible.ts'
import { operationsOf } from '../../core/operation/contract.ts'
import { contract } from '../../modules/index.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { listen, type Listening } from './http.ts'

let api: TestServer
let http: Listening
let cookie: string
beforeAll(async () => {
  api = await testServer()
  http = await listen(api.server, { port: 0, host: '127.0.0.1', origins: [] })
  for (let at = 0; at < 30; at += 1) {
    await api.as('owner').post('/management/room/', { name: `Yoga zali ${at}` })
  }
  cookie = [...(await api.as('owner').cookies())].map((pair) => pair.join('=')).join('; ')
})
afterAll(async () => {
  await http.close(1000)
  await api.close()
})

/** Fetches the raw bytes without decoding. */
const get = (path: string, accepted?: string) =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      const headers = {
        cookie,
        'x-club-id': '1',
        ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
      }
      request({ port: http.port, path: `/api/v1${path}`, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            bytes: Buffer.concat(parts),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )

const rooms = '/management/room-list/?per_page=100'

describe('JSON above 1 KB', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a client that accepts %s', async (accepted, encoding, decode) => {
    const plain = await get(rooms)
    const packed = await get(rooms, accepted)
    expect(plain.bytes.length).toBeGreaterThan(1024)
    expect([packed.status, packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      200,
      encoding,
      'accept-encoding',
    ])
    expect(JSON.parse(decode(packed.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()))
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
  })

  test.each([[undefined], ['identity'], ['*'], ['br;q=0'], ['brotli']])(
    'is not compressed for a client that accepts %s',
    async (accepted) => {
      const { headers, bytes } = await get(rooms, accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(bytes.toString()).success).toBe(true)
    },
  )

  test('is all that is compressed: a short answer and a page of no words are not', async () => {
    for (const path of ['/management/room-list/?per_page=1', '/nothing/']) {
      expect((await get(path, 'br')).headers['content-encoding']).toBeUndefined()
    }
  })
})

describe('answers with a secret beside chosen text', () => {
  test('are marked so that no proxy compresses them', async () => {
    const ticket = await get('/auth/ephemeral-token/', 'br')
    expect(ticket.headers['cache-control']).toBe('no-store, no-transform')
    const room = await api.as('owner').post('/management/room/', { name: 'Boks' })
    expect(room.headers.get('cache-control')).toBe('no-store, no-transform')
  })

  test('are these reads, and every write', () => {
    const plain = operationsOf(contract).filter((each) => !isCompressible(contract, each))
    expect(plain.filter(({ method }) => method === 'GET').map(({ id }) => id)).toEqual([
      'createSocketTicket',
      'listDocuments',
      'getReceipt',
    ])
    expect(plain.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['login', 'redirect', 'approve', 'approveReturn', 'uploadFile']),
    )
  })
})
