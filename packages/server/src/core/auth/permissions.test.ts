import { expect, test } from 'vitest'
import type { Permissions } from './principal.ts'
import { allows, inEdition, roleTrees } from './permissions.ts'

const tree: Permissions = {
  room: { list: { change: true, delete: false }, register: true, edit: false },
}

test.each([
  [[], true],
  [['room', 'list'], true],
  [['room', 'list', 'change'], true],
  [['room', 'list', 'delete'], false],
  [['room', 'list', 'export'], false],
  [['room', 'register'], true],
  [['room', 'register', 'discount'], false],
  [['room', 'edit'], false],
  [['room', 'constructor'], false],
  [['member', 'list'], false],
  [['__proto__', 'toString'], false],
])('T-03 %j is %s', (path, allowed) => {
  expect(allows(tree, path)).toBe(allowed)
})

test('a section that is simply true opens none of its tabs', () => {
  expect(allows({ room: true }, ['room', 'list'])).toBe(false)
})

test('the LITE edition keeps its sections and hides the others', () => {
  const lite = inEdition(roleTrees.owner, 'LITE')
  expect(allows(lite, ['member', 'register'])).toBe(true)
  expect(allows(lite, ['inventory', 'product'])).toBe(false)
  expect(allows(lite, ['dashboard', 'sales'])).toBe(false)
  expect(allows(lite, ['dashboard', 'today'])).toBe(true)
  expect(allows(lite, ['dashboard', 'today', 'sales'])).toBe(true)
  expect(
    allows(inEdition(roleTrees.restricted_user, 'LITE'), ['dashboard', 'today', 'sales']),
  ).toBe(false)
})
