import { createServer } from 'node:net'

/** Resolves where the server could listen; otherwise throws the error of listening, such as EADDRINUSE. */
export function tryPort(port: number, host: string | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const server = createServer()
  server.once('error', reject)
  server.listen(port, host, () => server.close(() => resolve()))
  return promise
}
