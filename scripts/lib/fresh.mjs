/** Repeats a build step only when its inputs have changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const skipped = new Set(['node_modules', 'dist', '__screenshots__'])

/**
 * Runs `make` unless `target` exists and was made from the same `sources` (files and folders, relative to the
 * root). Tests and stories are ignored.
 */
export async function fresh(name, { target, sources, make }) {
  const mark = join(root, 'node_modules/.cache/zal', `${name}.sha`)
  const wanted = digest(sources)
  const made = existsSync(join(root, target)) && existsSync(mark) && readFileSync(mark, 'utf8')
  if (made === wanted) return
  await make()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

function digest(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of files(join(root, source))) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function files(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => files(join(path, name)))
}
