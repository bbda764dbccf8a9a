import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../packages/server/test/long.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let copy = ''

beforeAll(() => {
  if (!isLong) return
  copy = mkdtempSync(join(tmpdir(), 'zal-section-'))
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const files = stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const packages = readdirSync(join(root, 'packages')).map((one) => `packages/${one}/node_modules`)
  const installed = packages.filter((folder) => existsSync(join(root, folder)))
  for (const folder of ['node_modules', ...installed]) linkPackages(folder)
})
afterAll(() => copy && rmSync(copy, { recursive: true, force: true }))

/** Links the installed packages; their links to those of the repository are relative, and lead to the copy. */
function linkPackages(folder: string) {
  mkdirSync(join(copy, folder))
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const [from, to] = [join(root, path), join(copy, path)]
    if (/^(packages\/\w+\/)?node_modules\/\.(cache|vite)/.test(path)) continue
    if (entry.isDirectory()) linkPackages(path)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else linkFile(from, to)
  }
}

/** Links a file, or copies it where the temporary folder is on another disk. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/** Output of a program in the copy where it fails, else nothing. */
function failure(program: string, ...args: string[]) {
  // In CI, a story without a snapshot fails instead of writing its first one.
  const env = { ...process.env, CI: undefined, VITEST: undefined, NODE_ENV: undefined }
  const path = `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`
  const done = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, PATH: path },
    maxBuffer: 1 << 28,
  })
  return done.status === 0 ? '' : `${done.error ?? ''}${done.stdout}${done.stderr}`
}

// Copies the repository and compiles it, which takes minutes.
describe.runIf(isLong)('a new section', { timeout: 600_000 }, () => {
  test('is generated, and its contract and types are right', () => {
    expect(failure('node', 'scripts/new.mjs', 'section', 'locker')).toBe('')
    expect(readFileSync(join(copy, 'openapi/locker.yaml'), 'utf8')).toContain('createLocker')
    expect(failure('node', 'scripts/contract.mjs')).toBe('')
    expect(failure('tsc', '--noEmit')).toBe('')
  })

  test('is not generated over another', () => {
    expect(failure('node', 'scripts/new.mjs', 'section', 'locker')).toContain('There already')
  })

  test('passes the check and its own tests', () => {
    expect(failure('node', 'scripts/check.mjs')).toBe('')
    const file = 'packages/server/src/modules/locker/locker.test.ts'
    expect(failure('vitest', 'run', '--project=unit', file)).toBe('')
    const stories = 'packages/app/src/sections/locker/locker.stories.tsx'
    expect(failure('vitest', 'run', '--project=storybook', stories)).toBe('')
  })
})
