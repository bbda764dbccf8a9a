import fc from 'fast-check'

/** Bytes for one connection, and the way the client disconnects. */
export interface RawRequest {
  bytes: Buffer
  /** `end` sends FIN, `reset` RST, `destroy` closes without reading the response. */
  leaves: 'end' | 'reset' | 'destroy'
}

/**
 * Random raw requests, deterministic by seed: invalid request lines, targets, headers and bodies, invalid
 * upgrades, and sockets with random frames. `tickets` open real sockets, one each.
 */
export function rawRequests(count: number, seed: number, tickets: string[] = []): RawRequest[] {
  const ticket = fc.constantFrom('', 'A'.repeat(43), '%', ...tickets)
  return fc.sample(rawRequest(ticket), { numRuns: count, seed })
}

const noise = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((bytes) => Buffer.from(bytes).toString('latin1'))
const methods = 'GET GET POST POST PUT PATCH DELETE HEAD OPTIONS TRACE CONNECT PRI get FOO'.split(
  ' ',
)
const paths = [
  '/',
  '//[',
  '//',
  '*',
  '/healthz',
  '/api/v1/ws/?token=%',
  '/api/v1/management/room/',
  '/api/v1/management/room/%ff/',
  '/api/v1/management/room/9007199254740993/?page=-1',
  '/api/v1/merchant/login/',
  '/api/v1/merchant/redirect',
  '/api/v1/online/click/1/prepare',
  '/api/v1/online/payme/%00/',
  '/api/reports',
  '/assets/%2e%2e/%2e%2e/',
  '/r/%E0%A4%A',
  'http://[',
  'http://a b/',
  'http://x:99999/api/v1/ws/',
  'https://[::1/healthz',
  'localhost:1',
  '/..//\\',
  '/?#\u0000',
]
const hosts = [
  'x',
  '127.0.0.1',
  '[',
  '[::1]',
  'a b',
  ':',
  'x:99999',
  'x/y',
  '',
  'é',
  'x@y',
  'x?y#z',
]
const names = [
  'cookie',
  'origin',
  'x-club-id',
  'content-type',
  'content-length',
  'transfer-encoding',
  'expect',
  'connection',
  'upgrade',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
  'accept-encoding',
  'accept-language',
  'idempotency-key',
  'x-timezone',
  'if-none-match',
  'range',
  'x-forwarded-for',
  'host',
  'te',
  'trailer',
  'keep-alive',
]
const values = [
  'zal_session=A',
  'zal_session=%; ;=;a',
  'http://x',
  'null',
  '1',
  '-1',
  '99999999999999999999',
  '0, 0',
  'chunked',
  'chunked, chunked',
  'gzip',
  'identity',
  '100-continue',
  'Upgrade',
  'keep-alive, Upgrade',
  'close',
  'websocket',
  'h2c',
  'dGhlIHNhbXBsZSBub25jZQ==',
  '13',
  '8',
  'permessage-deflate; client_max_window_bits=99',
  'application/json',
  'application/json; charset=utf-7',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'bytes=0-,-1',
  'br;q=x, *;q=0',
  'uz-Latn-UZ;q=9,,ru',
  'Asia/Nowhere',
  '',
]
const bodies = [
  '{',
  '{"username":"owner@zal.demo","password":"x","country":"UZB"}',
  '['.repeat(50_000),
  '{"__proto__":{"a":1}}',
  '5\r\nabcde\r\n0\r\n\r\n',
  'ffffffffffffffff\r\na',
  '5;x="\r\n\r\n',
  '-1\r\n',
  '0\r\nbad trailer\r\n\r\n',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\na',
  '--x\r\n\r\n--x--',
  '\u0000\uffff',
]

/** One of the list, and sometimes noise. */
const oneOf = (list: string[], most: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...list) },
    { weight: 1, arbitrary: noise(most) },
  )

const plain = fc
  .record({
    method: oneOf(methods, 8),
    target: oneOf(paths, 40),
    version: oneOf(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', ''], 8),
    host: fc.option(oneOf(hosts, 10)),
    headers: fc.array(fc.tuple(oneOf(names, 10), oneOf(values, 60)), { maxLength: 7 }),
    line: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
    body: fc.option(oneOf(bodies, 400)),
  })
  .map(({ method, target, version, host, headers, line, body }) =>
    [
      `${method} ${target} ${version}`,
      ...(host === null ? [] : [`Host: ${host}`]),
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '',
      body ?? '',
    ].join(line),
  )

const upgrade = (ticket: fc.Arbitrary<string>) =>
  fc
    .record({
      target: fc.oneof(
        ticket.map((each) => `/api/v1/ws/?token=${each}`),
        oneOf(paths, 40),
      ),
      origin: oneOf(['http://x', 'http://x', 'http://x', 'http://evil.example', 'null'], 10),
      key: oneOf(['dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', 'a'], 24),
      version: oneOf(['13', '13', '13', '8'], 4),
      more: fc.array(fc.tuple(oneOf(names, 10), oneOf(values, 60)), { maxLength: 2 }),
      frames: fc.array(frame, { maxLength: 6 }),
    })
    .map(
      ({ target, origin, key, version, more, frames }) =>
        [
          `GET ${target} HTTP/1.1`,
          'Host: x',
          'Connection: Upgrade',
          'Upgrade: websocket',
          `Origin: ${origin}`,
          `Sec-WebSocket-Key: ${key}`,
          `Sec-WebSocket-Version: ${version}`,
          ...more.map(([name, value]) => `${name}: ${value}`),
          '\r\n',
        ].join('\r\n') + frames.join(''),
    )

const messages = [
  '{"type":"ping"}',
  '{"type":"handshake","gym_id":1}',
  '{"type":"handshake","gym_id":1,"since":1.5}',
  '{"type":"handshake","gym_id":1,"since":1e99}',
  '{"type":"handshake","gym_id":{}}',
  'null',
  '[]',
  '{',
  '\u00ff\u00fe',
]

/**
 * A frame with a random header (RFC 6455, 5.2): any opcode and flags, masked or not, possibly a wrong length.
 */
const frame = fc
  .record({
    first: fc.oneof(fc.constantFrom(0x81, 0x88, 0x89, 0x82, 0x01, 0x80, 0xc1), fc.nat(255)),
    masked: fc.boolean(),
    lie: fc.option(fc.constantFrom(0, 1, 125, 126, 127), { freq: 4 }),
    text: oneOf(messages, 200),
  })
  .map(({ first, masked, lie, text }) => {
    const length = lie ?? Math.min(text.length, 125)
    const header = String.fromCharCode(first, length | (masked ? 0x80 : 0))
    // A mask of zeros leaves the text unchanged.
    return header + (masked ? '\0\0\0\0' : '') + text.slice(0, 125)
  })

const rawRequest = (ticket: fc.Arbitrary<string>): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      parts: fc.array(
        fc.oneof(
          { weight: 5, arbitrary: plain },
          { weight: 4, arbitrary: upgrade(ticket) },
          { weight: 1, arbitrary: noise(300) },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      cut: fc.option(fc.nat(500), { freq: 3 }),
      leaves: fc.constantFrom('end', 'end', 'end', 'reset', 'destroy'),
    })
    .map(({ parts, cut, leaves }) => ({
      bytes: Buffer.from(parts.join(''), 'latin1').subarray(0, cut ?? undefined),
      leaves: leaves as RawRequest['leaves'],
    }))
