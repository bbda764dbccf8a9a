/** Minimal broadcast to a thousand clients: node:http and ws; every POST is forwarded to all sockets. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/lib/run.mjs'

const { WebSocketServer } = createRequire(join(root, 'packages/server/package.json'))('ws')
const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  for (const socket of sockets.clients) socket.send(text)
  response.end('{}')
})
const sockets = new WebSocketServer({ server })
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
