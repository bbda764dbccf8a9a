/**
 * Synchronises node_modules with the lock file. Plain Node ≥ 20, since it runs before anything is installed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'
import { step } from './step.mjs'

const lock = join(root, 'package-lock.json')
const mark = join(root, 'node_modules/.cache/zal/lock.sha')
const installed = join(root, 'node_modules/.package-lock.json')

export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (fresh(wanted)) return
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing packages', ...(npm ? [process.execPath, [npm, ...args]] : ['npm', args]))
  write(wanted)
}

/** After a manual installation npm's own marker is newer than the lock file. */
function fresh(wanted) {
  if (!existsSync(installed)) return false
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return true
  if (statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false
  write(wanted)
  return true
}

function write(wanted) {
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}
