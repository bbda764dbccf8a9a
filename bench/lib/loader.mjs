/**
 * Load generator process: keeps `connections` open, sends on each the next request as soon as the response
 * has arrived, and reports the latencies. Uses plain sockets to consume little CPU of the shared machine.
 */
import { connect } from 'node:net'

process.on('message', async (job) => {
  process.send(await load(job).catch((error) => ({ error: String(error) })))
})

async function load({ host, port, connections, requests, seconds, count }) {
  const latencies = []
  const bad = []
  const state = {
    next: 0,
    until: seconds ? performance.now() + seconds * 1000 : Infinity,
    most: count ?? Infinity,
  }
  const began = performance.now()
  const take = () => {
    if (state.next >= state.most || performance.now() >= state.until) return null
    return requests[state.next++ % requests.length]
  }
  await Promise.all(
    Array.from({ length: connections }, () => speak(host, port, take, latencies, bad)),
  )
  return {
    seconds: (performance.now() - began) / 1000,
    latencies,
    bad: bad.length,
    firstBad: bad[0],
  }
}

function speak(host, port, take, latencies, bad) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let sent = 0
    let got = Buffer.alloc(0)
    const send = () => {
      const request = take()
      if (request === null) {
        socket.end()
        return resolve()
      }
      sent = performance.now()
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
      const length = answerLength(got)
      if (length === null || got.length < length) return
      latencies.push(performance.now() - sent)
      if (got.toString('latin1', 9, 12) !== '200')
        bad.push(got.toString('utf8', 0, Math.min(length, 2000)))
      got = got.subarray(length)
      send()
    })
  })
}

/**
 * Length in bytes of the first response, head and body; null where the head or a chunked body is incomplete.
 */
function answerLength(bytes) {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return null
  const text = bytes.toString('latin1', 0, head).toLowerCase()
  const length = /content-length: (\d+)/.exec(text)
  if (length) return head + 4 + Number(length[1])
  const end = bytes.indexOf('\r\n0\r\n\r\n', head + 2)
  return end < 0 ? null : end + 7
}
