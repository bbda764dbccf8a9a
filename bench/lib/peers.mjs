import { freePort, start, stop } from './children.mjs'
import { nest } from './nest.mjs'
import { note } from './print.mjs'

const paths = { list: '/list', counted: '/counted', one: (id) => `/one/${id}` }

/** Servers with the same reads and nothing else: hono + pg, and NestJS + Prisma unless `alone`. */
export async function peers(url, alone) {
  const bare = await serve('hono + pg, bare', ['bench/lib/bare.mjs'], url)
  if (alone) return [bare]
  note('Installing NestJS and Prisma outside the repository')
  try {
    const { args, remove } = nest()
    const other = await serve('NestJS + Prisma, bare', args, url)
    return [bare, { ...other, stop: () => other.stop().finally(remove) }]
  } catch (error) {
    note(`NestJS and Prisma are left out. ${error.message}`)
    return [bare]
  }
}

async function serve(name, args, url) {
  const port = await freePort()
  const env = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' }
  const child = await start(args, { ready: /ready/, env })
  return { name, port, pid: child.pid, ...paths, stop: () => stop(child) }
}
