import { describe, expect, test } from 'vitest'
import { ownPath } from './ownPath.ts'

const tab = '\t'
const newline = '\n'
const foreign = [
  '//evil.uz',
  '///evil.uz',
  '////evil.uz/room',
  '//evil.uz/%2e%2e',
  '//evil.uz:443/',
  '//user@evil.uz',
  '//app.local@evil.uz',
  '\\\\evil.uz',
  '\\/evil.uz',
  '/\\evil.uz',
  '/\\/evil.uz',
  '/\\\\evil.uz',
  '\\evil.uz',
  `/${tab}/evil.uz`,
  `/${newline}/evil.uz`,
  `/\r/evil.uz`,
  `${tab}//evil.uz`,
  `${newline}/evil.uz`,
  ' //evil.uz',
  ' /room',
  '/ /evil.uz',
  '/\u0000/evil.uz',
  '/\u007f/evil.uz',
  'http://evil.uz',
  'https://evil.uz/room',
  'HTTPS://EVIL.UZ',
  'https:evil.uz',
  'https:/evil.uz',
  'https:\\evil.uz',
  'http:///evil.uz',
  'ftp://evil.uz',
  'file:///etc/passwd',
  'blob:https://evil.uz/1',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://evil.uz/%0aalert(1)',
  'vbscript:msgbox(1)',
  'evil.uz',
  'evil.uz/room',
  'www.evil.uz',
  '@evil.uz',
  ':80',
  '?next=//evil.uz',
  '#//evil.uz',
  '.',
  '..//evil.uz',
  './/evil.uz',
  '/..//evil.uz',
  '/.//evil.uz',
  '/%2e%2e//evil.uz',
  '/room/../..//evil.uz',
  '/%2e//evil.uz',
  '',
  'null',
  'room',
  '〱evil.uz',
]

const loops = [
  '/sign-in',
  '/sign-in?redirect_url=/room',
  '/auth/sign-in',
  '/auth',
  '/recovery',
  '/register',
]

const own: [wanted: string, kept: string][] = [
  ['/', '/'],
  ['/room/list?q=a&page=2', '/room/list?q=a&page=2'],
  ['/members/profile/7#plans', '/members/profile/7#plans'],
  ['/room/@evil.uz', '/room/@evil.uz'],
  ['/%2F%2Fevil.uz', '/%2F%2Fevil.uz'],
  ['/%5Cevil.uz', '/%5Cevil.uz'],
  ['/members/register', '/members/register'],
  ['/room?next=https://evil.uz', '/room?next=https://evil.uz'],
]

describe('T-47 the place to go to after signing in', () => {
  test.each(foreign)('%j leads to the start', (payload) => {
    expect(ownPath(payload)).toBe('/')
  })
  test.each(loops)('%s would come back to the sign-in, so it leads to the start', (path) => {
    expect(ownPath(path)).toBe('/')
  })
  test.each(own)('%s is a path of ours', (wanted, kept) => {
    expect(ownPath(wanted)).toBe(kept)
    expect(new URL(kept, 'https://app.local').origin).toBe('https://app.local')
  })
  test('nothing is the start', () => {
    expect(ownPath(null)).toBe('/')
    expect(foreign.length).toBeGreaterThanOrEqual(60)
  })
})
