import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/index.ts'
import { listen, type Listening } from './http.ts'

let api: TestServer
let http: Listening
beforeAll(async () => {
  api = await testServer()
  http = await listen(api.server, {
    port: 0,
    host: '127.0.0.1',
    origins: [],
    times: { headers: 100, request: 200 },
  })
})
afterAll(async () => {
  await http.close(1000)
  await api.close()
})

/**
 * Sends the beginning of a request and nothing more; resolves with the response when the server disconnects.
 */
const begun = (said: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(http.port, '127.0.0.1', () => socket.write(said))
    let heard = ''
    socket.on('data', (chunk) => (heard += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })

// Node's default check interval would keep them for another 30 s.
describe('REL-46 T-25 a slow client is sent away soon after its time', { timeout: 15_000 }, () => {
  test.each([
    ['whose headers do not end', 'GET /api/v1/today/ HTTP/1.1\r\nhost: zal.test\r\nx-slow: '],
    [
      'whose body does not come',
      'POST /api/v1/merchant/login/ HTTP/1.1\r\nhost: zal.test\r\norigin: http://zal.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ],
  ])('%s', async (_, said) => {
    expect(await begun(said)).toMatch(/^HTTP\/1\.1 408 /)
  })
})
