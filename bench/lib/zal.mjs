import { freePort, start, stop } from './children.mjs'

const password = 'Zal-2026'

/** Starts the server on a database with production settings. Returns `{ port, pid, signIn, stop }`. */
export async function startZal(env = {}) {
  const port = await freePort()
  const child = await start(['packages/server/src/node/main.ts'], {
    ready: /Zal is ready/,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_CONNECTIONS: '8',
      BACKUP_MINUTES: '0',
      // All connections come from one address here.
      ADDRESS_CONNECTIONS: '65535',
      MAX_CONNECTIONS: '65535',
      PORT: String(port),
      ...env,
    },
  })
  return {
    port,
    pid: child.pid,
    signIn: (mail, club) => signIn(port, mail, club),
    stop: () => stop(child),
  }
}

/** Session headers of a signed-in person. */
export async function signIn(port, mail = 'owner@zal.demo', club = 1, country = 'UZB') {
  const cookies = new Map()
  const call = async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://127.0.0.1:${port}`,
        'x-club-id': '0',
        'idempotency-key': crypto.randomUUID(),
        cookie: headerOf(cookies),
      },
      body: JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const answer = await response.json()
    if (!answer.success) throw new Error(`${path}: ${answer.code} ${answer.message}`)
    return answer.results
  }
  const { hash } = await call('/merchant/login/', { username: mail, password, country })
  await call('/merchant/redirect/', { hash })
  return { cookie: headerOf(cookies), 'x-club-id': String(club), 'accept-language': 'uz' }
}

const headerOf = (cookies) => [...cookies].map((pair) => pair.join('=')).join('; ')
