import { expect, it } from 'vitest'
import { oversized } from './layout.mjs'

const folder = (count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `packages/app/src/list/file${index}${ending}`)
const lines = (count: number) => `${'line\n'.repeat(count)}`

it('refuses a folder with more than 25 source files', () => {
  expect(oversized(folder(26), () => '')).toEqual([
    expect.stringContaining('packages/app/src/list has 26 source files'),
  ])
})

it('refuses a source file with more than 250 lines', () => {
  expect(oversized(['packages/app/src/a.ts'], () => lines(251))).toEqual([
    expect.stringContaining('packages/app/src/a.ts has 251 lines'),
  ])
})

it('counts neither stories, tests and fixtures nor their lines', () => {
  const apart = ['.stories.tsx', '.test.ts', '.fixture.ts'].flatMap((ending) => folder(9, ending))
  expect(
    oversized([...folder(25), ...apart], (file) => lines(/\d\.ts$/.test(file) ? 250 : 400)),
  ).toEqual([])
})
