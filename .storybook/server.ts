import type { RequestHandler } from 'msw'
import { STORY_NOW } from './clock.ts'
import { found, type PageServerModule } from './found.ts'
import { apiHandler } from './network.ts'
import type { Network, Role } from './toolbars.ts'

/** What a story asks of the server: who is signed in, how the network is, and on which data. */
export interface ServerStory {
  role: Role | 'nobody'
  network: Network
  empty: boolean
}

type Server = Awaited<ReturnType<typeof boot>>

const page = import.meta.glob<PageServerModule>('../packages/server/src/page/index.ts')

let running: { server: Server; empty: boolean; written: boolean } | undefined

/**
 * Puts the real server core, on a database inside the page, behind the story. Booting costs about
 * a second, so a server is kept until a story has written to it or wants other data.
 */
export async function serve({ role, network, empty }: ServerStory): Promise<RequestHandler> {
  if (!running || running.written || running.empty !== empty) {
    await running?.server.close()
    running = { server: await boot(empty), empty, written: false }
  }
  const { server } = running
  const current = running
  if (role === 'nobody') await server.signOut()
  else await server.signIn(role)
  return apiHandler(network, (request) => {
    if (request.method !== 'GET') current.written = true
    return server.fetch(request)
  })
}

async function boot(empty: boolean) {
  const { startPageServer } = await found(page)
  const file = empty ? 'empty' : 'demo'
  const answer = await fetch(`${import.meta.env.BASE_URL}${file}.tar.gz`)
  if (!answer.ok) throw new Error(`No ${file}.tar.gz beside the page; npm run snapshot writes it.`)
  return startPageServer({ snapshot: await answer.blob(), now: STORY_NOW })
}
