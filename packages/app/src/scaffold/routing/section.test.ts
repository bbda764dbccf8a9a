import { expect, test } from 'vitest'
import { addressOf, homeOf, section, startOf, tabAt } from './section.ts'
import { createCan } from '../session/index.ts'

const Nothing = () => null
const rooms = section('room', {
  group: 'catalog',
  icon: (() => null) as never,
  letter: 'R',
  tabs: ['list', 'register', 'edit/:id'],
  screens: async () => ({ list: Nothing, register: Nothing, edit: Nothing }),
})

const allowed = (tree: object) =>
  rooms.tabs.filter((tab) => tab.allowed(createCan({ room: { ...tree } }))).map(({ name }) => name)

test('a tab needs the permission of its name, editing the one to change', () => {
  expect(allowed({ list: true, register: true })).toEqual(['list', 'register'])
  expect(allowed({ list: { change: true } })).toEqual(['list', 'edit'])
  expect(allowed({})).toEqual([])
})

test('a section opens with its first permitted tab of the menu', () => {
  expect(startOf(rooms, createCan({ room: { register: true } }))?.name).toBe('register')
  expect(startOf(rooms, createCan({ room: { list: { change: true } } }))?.name).toBe('list')
  expect(startOf(rooms, createCan({}))).toBeUndefined()
})

test('a tab with an id is reached from a record, not from the menu', () => {
  expect(rooms.tabs.map(({ name, inMenu }) => [name, inMenu])).toEqual([
    ['list', true],
    ['register', true],
    ['edit', false],
  ])
  expect(addressOf(rooms, 'edit', 7)).toBe('/room/edit/7')
})

test('a tab that the section does not have has no address', () => {
  expect(() => addressOf(rooms, 'shift')).toThrow('/room has no tab shift')
})

test('an address names its tab, and nothing where there is none', () => {
  expect(tabAt([rooms], '/room/list')?.name).toBe('list')
  expect(tabAt([rooms], '/room/edit/7')?.name).toBe('edit')
  for (const none of ['/', '/room', '/room/edit', '/room/list/7', '/members/list'])
    expect(tabAt([rooms], none)).toBeUndefined()
})

test('a person begins at the first permitted tab of the first section', () => {
  expect(homeOf([rooms], createCan({ room: { register: true } }), { role: 'owner' })).toBe(
    '/room/register',
  )
  expect(homeOf([rooms], createCan({}), { role: 'owner' })).toBeUndefined()
})

test('a person begins at the chosen section, as long as it is permitted', () => {
  const other = section('trainer', {
    group: 'people',
    icon: (() => null) as never,
    letter: 'T',
    tabs: ['list', 'register', 'edit/:id'],
    screens: async () => ({}) as never,
  })
  const both = createCan({ room: { list: true }, trainer: { list: true } })
  expect(homeOf([rooms, other], both, { role: 'owner', opensWith: 'trainer' })).toBe(
    '/trainer/list',
  )
  expect(homeOf([rooms, other], both, { role: 'owner', opensWith: 'payment' })).toBe('/room/list')
  expect(
    homeOf([rooms, other], createCan({ room: { list: true } }), {
      role: 'owner',
      opensWith: 'trainer',
    }),
  ).toBe('/room/list')
})

test('the front desk begins with check-in, unless it has chosen another section', () => {
  const checkin = section('checkin', {
    group: 'today',
    icon: (() => null) as never,
    letter: 'C',
    tabs: ['register', 'list'],
    screens: async () => ({}) as never,
  })
  const both = createCan({ room: { list: true }, checkin: { list: true, register: true } })
  const desk = { role: 'restricted_user' }
  expect(homeOf([rooms, checkin], both, { role: 'manager' })).toBe('/room/list')
  expect(homeOf([rooms, checkin], both, desk)).toBe('/checkin/register')
  expect(homeOf([rooms, checkin], both, { ...desk, opensWith: 'room' })).toBe('/room/list')
  expect(homeOf([rooms, checkin], createCan({ room: { list: true } }), desk)).toBe('/room/list')
})

test('another permission section, another permission and old addresses', () => {
  const other = section('room', {
    group: 'catalog',
    icon: (() => null) as never,
    letter: 'R',
    path: 'rooms',
    permission: 'gym',
    tabs: [{ tab: 'register', needs: ['list', 'change'] }],
    screens: { register: async () => ({ register: Nothing }) },
    redirects: { new: 'register' },
  })
  expect(other.tabs[0]?.allowed(createCan({ gym: { list: { change: true } } }))).toBe(true)
  expect(other.tabs[0]?.allowed(createCan({ gym: { list: true, register: true } }))).toBe(false)
  expect(addressOf(other, other.redirects.new ?? '')).toBe('/rooms/register')
})
