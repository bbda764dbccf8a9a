import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../scripts/lib/run.mjs'

const own = fileURLToPath(new URL('../../packages/', import.meta.url))

/** Libraries that may be loaded only where they are used. */
const heavy = {
  charts: /\/apexcharts\//,
  editor: /\/(@tiptap|prosemirror-\w+)\//,
  map: /\/leaflet\//,
  xlsx: /\/(xlsx|@e965)\//,
  calendar: /\/react-day-picker\//,
}

/**
 * The chunks of the app by file name, built in memory: gzipped bytes, the share of own code, the heavy
 * libraries inside, and whether the first page needs it.
 */
export async function chunks() {
  const built = await build({
    root: `${root}/packages/app`,
    logLevel: 'silent',
    build: { write: false, reportCompressedSize: false },
  })
  const files = [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk')
  const initial = new Set()
  const follow = (name) => {
    if (initial.has(name)) return
    initial.add(name)
    files.find(({ fileName }) => fileName === name)?.imports.forEach(follow)
  }
  files.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => follow(fileName))
  return new Map(
    files.map((file) => [
      file.fileName,
      { ...sizesOf(file), isInitial: initial.has(file.fileName) },
    ]),
  )
}

function sizesOf({ code, modules }) {
  const gzip = gzipSync(code, { level: 9 }).length
  const parts = Object.entries(modules)
  const length = (list) => list.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
  const mine = parts.filter(([id]) => id.startsWith(own) && !id.includes('node_modules'))
  const libraries = Object.keys(heavy).filter((name) => parts.some(([id]) => heavy[name].test(id)))
  return { gzip, ours: Math.round((gzip * length(mine)) / Math.max(1, length(parts))), libraries }
}
