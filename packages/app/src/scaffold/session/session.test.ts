import { expect, test } from 'vitest'
import { createCan } from './session.ts'

const tree = {
  room: { list: { change: true, delete: false }, register: true, edit: false },
  member: { list: { change: true, delete: true, export: true }, register: false },
  payment: { list: { void: true }, register: true },
  finance: false,
  gym: true,
}
const can = createCan(tree)

test.each([
  ['a tab that is true', true, ['room', 'register']],
  ['a tab with actions', true, ['room', 'list']],
  ['an action that is true', true, ['room', 'list', 'change']],
  ['an action that is false', false, ['room', 'list', 'delete']],
  ['an action that is absent', false, ['room', 'list', 'export']],
  ['an action of a tab without actions', false, ['room', 'register', 'discount']],
  ['a tab that is false', false, ['room', 'edit']],
  ['a tab that is absent', false, ['room', 'history']],
  ['a section with any open tab', true, ['room']],
  ['a section that is false', false, ['finance']],
  ['a tab of a section that is false', false, ['finance', 'list']],
  ['a section that is absent', false, ['staff', 'list']],
  ['changing a member without registering', false, ['member', 'list', 'change']],
  ['deleting a member without registering', false, ['member', 'list', 'delete']],
  ['exporting members without registering', true, ['member', 'list', 'export']],
  ['a void with registering payments', true, ['payment', 'list', 'void']],
  ['a tab of a section without tabs', false, ['gym', 'list']],
] as const)('REL-37 %s is allowed: %s', (_, allowed, path) => {
  const [section, tab, action] = path as readonly [string, string?, string?]
  expect(can(section, tab, action)).toBe(allowed)
})

test.each([
  ['a list', true, ['room', 'list']],
  ['changing a room', false, ['room', 'list', 'change']],
  ['registering a room', false, ['room', 'register']],
  ['exporting members', true, ['member', 'list', 'export']],
  ['changing a member', false, ['member', 'list', 'change']],
  ['selling', false, ['payment', 'register']],
  ['a void', true, ['payment', 'list', 'void']],
  ['a void without registering payments', false, ['payment', 'history', 'void']],
] as const)('in a closed club %s is allowed: %s', (_, allowed, path) => {
  const [section, tab, action] = path as readonly [string, string?, string?]
  expect(createCan(tree, true)(section, tab, action)).toBe(allowed)
})
