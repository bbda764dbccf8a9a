import { processorSeconds, start, stop } from './children.mjs'
import { note, percentile } from './print.mjs'

/** The bytes of one HTTP request. */
export function request(port, path, headers = {}, body) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: `127.0.0.1:${port}`,
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          origin: `http://127.0.0.1:${port}`,
        }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}

/**
 * Loads a server from a second process: `seconds` long, or `count` requests. Returns requests per second,
 * latencies in ms and microseconds of the server's CPU time per request.
 */
export async function load({ port, pid, requests, connections = 8, seconds, count, warm = 1.5 }) {
  const loader = await start(['bench/lib/loader.mjs'])
  const job = { host: '127.0.0.1', port, connections, requests }
  try {
    if (warm) await ask(loader, { ...job, seconds: warm })
    const before = processorSeconds(pid)
    const result = await ask(loader, { ...job, seconds, count })
    const used = processorSeconds(pid) - before
    const done = result.latencies.length
    if (result.bad > 0)
      note(`${result.bad} of ${done} answers were not 200; the first:\n${result.firstBad}`)
    return {
      perSecond: done / result.seconds,
      p50: percentile(result.latencies, 0.5),
      p95: percentile(result.latencies, 0.95),
      p99: percentile(result.latencies, 0.99),
      processor: (used / done) * 1e6,
      done,
      bad: result.bad,
    }
  } finally {
    await stop(loader)
  }
}

function ask(loader, job) {
  return new Promise((resolve, reject) => {
    loader.once('message', (result) =>
      result.error ? reject(new Error(result.error)) : resolve(result),
    )
    loader.send(job)
  })
}
