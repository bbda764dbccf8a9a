import { expect, it } from 'vitest'
import { broken } from './boundaries.mjs'

const check = (sources: Record<string, string>) =>
  broken(Object.keys(sources), (file) => sources[file] ?? '')

it.each([
  ['packages/ui/src/a.ts', `import { x } from '@zal/api'`, 'ui knows nothing of the product'],
  ['packages/api/src/a.ts', `import type { x } from '@zal/ui'`, 'api imports nothing of ours'],
  [
    'packages/app/src/a.ts',
    `import '../../server/src/core/db/page.ts'`,
    'through the contract only',
  ],
  [
    'packages/app/src/scaffold/list/a.ts',
    `import('../../sections/room/room.data.ts')`,
    'scaffold knows no section',
  ],
  ['packages/app/src/scaffold/list/a.ts', `import '../../domain/a.ts'`, 'and no domain'],
  ['packages/app/src/domain/a.ts', `import '../sections/room/a.ts'`, 'domain knows no section'],
  ['packages/app/src/shell/a.ts', `import '../scaffold/list/rows/a.ts'`, 'only the index of'],
  ['packages/app/src/scaffold/form/a.ts', `import '../list/a.ts'`, 'only the index of'],
  ['packages/server/src/core/a.ts', `export * from '../modules/room/a.ts'`, 'core knows no module'],
  ['packages/server/src/core/db/a.ts', `import '../../queries/a.ts'`, 'core knows no module'],
  ['packages/server/src/domain/a.ts', `import { sql } from 'kysely'`, 'without a database'],
  ['packages/server/src/domain/a.ts', `import '../queries/b.ts'`, 'without a database'],
  ['packages/server/src/domain/a.ts', `import '../core/operation/b.ts'`, 'without a request'],
  [
    'packages/server/src/queries/a.ts',
    `import '../modules/room/a.ts'`,
    'the core and the domain only',
  ],
  ['packages/server/src/adapters/a.ts', `import '../domain/b.ts'`, 'knows the core only'],
  ['packages/server/src/modules/room/a.ts', `import '../../node/b.ts'`, 'where it runs'],
  ['packages/server/src/core/a.ts', `import 'node:fs'`, 'only server/src/node knows Node'],
  ['packages/app/src/sections/room/a.ts', `import 'formik'`, 'own these libraries'],
  ['packages/app/src/sections/room/a.ts', `import '../member/b.ts'`, 'strangers to each other'],
  ['packages/server/src/modules/room/a.ts', `import '../member/b.ts'`, 'strangers to each other'],
])('%s may not say %s', (file, text, sentence) => {
  expect(check({ [file]: text })).toEqual([expect.stringContaining(sentence)])
})

it('lets a rule of the domain refuse, and ask for permissions', () => {
  expect(
    check({
      'packages/server/src/domain/a.ts': `import '../core/errors.ts'; import '../core/auth/permissions.ts'`,
      'packages/server/src/core/errors.ts': '',
      'packages/server/src/core/auth/permissions.ts': '',
    }),
  ).toEqual([])
})

it('lets a section use the scaffold, and Node code use Node', () => {
  expect(
    check({
      'packages/app/src/sections/room/room.data.ts': `import { resource } from '../../scaffold/query/index.ts'`,
      'packages/app/src/scaffold/query/index.ts': `export { resource } from './resource.ts'`,
      'packages/app/src/scaffold/query/resource.ts': `import '@tanstack/react-query'`,
      'packages/server/src/node/main.ts': `import 'node:fs'`,
    }),
  ).toEqual([])
})

it('reports the path of a cycle', () => {
  const circle = check({
    'packages/ui/src/a.ts': `import './b.ts'`,
    'packages/ui/src/b.ts': `import './a.ts'`,
  })
  expect(circle).toEqual([
    'A circle: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/a.ts',
  ])
})

it('minds a circle of types as well', () => {
  expect(
    check({
      'packages/ui/src/a.ts': `import { type B } from './b.ts'`,
      'packages/ui/src/b.ts': `import type { A } from './a.ts'`,
    }),
  ).toEqual([expect.stringContaining('A circle: ')])
})

it('lets a lazily loaded part import types of its importer', () => {
  expect(
    check({
      'packages/ui/src/a.ts': `export type A = string; import('./b.ts')`,
      'packages/ui/src/b.ts': `import type { A } from './a.ts'`,
    }),
  ).toEqual([])
})
