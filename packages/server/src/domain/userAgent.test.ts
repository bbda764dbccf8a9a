import { expect, test } from 'vitest'
import { userAgent } from './userAgent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    ['computer', 'Chrome 131', 'Windows'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    ['phone', 'Chrome 131', 'Android 14'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    ['tablet', 'Chrome 130', 'Android 13'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ['phone', 'Safari 18', 'iOS 18'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ['tablet', 'Safari 18', 'iPadOS 18'],
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/129.0.0.0 YaBrowser/24.10 Safari/537.36`,
    ['computer', 'Yandex 24', 'macOS'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    ['computer', 'Firefox 133', 'Windows'],
  ],
  ['curl/8.5.0', ['computer', '', '']],
])('%s', (text, [kind, browser, system]) => {
  expect(userAgent(text)).toEqual({ kind, browser, system })
})
