import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '../lib/files.mjs'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('docs/testing.md lists each test file that does less outside of the long run, and no other', () => {
  const shorter = filesIn(['packages', 'e2e', 'scripts'], '.test.ts').filter((path) =>
    /\/long\.ts'|process\.env\.ZAL_LONG/.test(read(path)),
  )
  const [, section = ''] = read('docs/testing.md').split('\n## The long run\n')
  const listed = [...section.matchAll(/^\| `([^`]+\.test\.ts)`/gm)].map(([, path]) => path)
  expect(shorter.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual(shorter.toSorted())
})
