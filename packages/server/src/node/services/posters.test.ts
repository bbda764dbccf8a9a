import { afterEach, expect, test } from 'vitest'
import { readPoster } from '../../../test/readPoster.ts'
import { slowDrawing } from '../../../test/slowFiles.ts'
import type { Poster } from '../../core/services/posters.ts'
import { posterProcesses, type PosterProcesses } from './posters.ts'

let posters: PosterProcesses
afterEach(() => posters.close())

const poster: Poster = {
  logo: null,
  name: 'Zal Chilonzor',
  address: 'Toshkent',
  code: 'zal:club:1',
  lines: [{ code: 'UZ', text: 'Kirish uchun skanerlang' }],
  hours: [],
  foot: ['(+998) 71 200-11-22', '21/11/2026'],
  now: new Date('2026-11-21T07:00:00Z'),
}
const slow = {
  ...poster,
  logo: { bytes: new TextEncoder().encode(slowDrawing(1000)), extension: 'svg' },
}

test('T-55 a logo that takes minutes to render is replaced by the letter of the name', async () => {
  posters = posterProcesses()
  const { hasPicture, lines } = await readPoster(await posters.draw(slow))
  expect({ hasPicture, first: lines[0] }).toEqual({ hasPicture: false, first: 'Z Zal Chilonzor' })
})

test('T-55 the queue of posters is limited, further ones are asked to retry', async () => {
  posters = posterProcesses({ waiting: 1 })
  const drawn = [posters.draw(poster), posters.draw(poster), posters.draw(poster)]
  await expect(drawn.at(-1)).rejects.toMatchObject({
    code: 'posters_busy',
    status: 503,
    retryAfter: 30,
  })
  expect((await Promise.all(drawn.slice(0, 2))).map(({ length }) => length > 1000)).toEqual([
    true,
    true,
  ])
})

test('a poster is the same document at the same moment', async () => {
  posters = posterProcesses()
  expect(await posters.draw(poster)).toEqual(await posters.draw(poster))
})

test.each([
  ['Uzbek', 'Oʻzbekiston, sanʼat № 1', 0],
  ['Uzbek Cyrillic', 'Қаҳрамон ғоз ўрдак', 0],
  ['Kyrgyz', 'Өзгөн, «Көлдүн жаңы үйү»', 0],
  ['Turkish', 'Doğan Işık Şen', 0],
  ['no language of the product', 'Zal 漢字', 2],
])('the fonts have the letters of %s', async (_, name, expected) => {
  posters = posterProcesses()
  const { missing } = await readPoster(await posters.draw({ ...poster, name }))
  expect(missing).toBe(expected)
})

test('pictographs, line breaks and marks of direction are left out', async () => {
  posters = posterProcesses()
  const { lines } = await readPoster(await posters.draw({ ...poster, name: '💪\n\u202EZal  ❤️' }))
  expect(lines[0]).toBe('Z Zal')
})
