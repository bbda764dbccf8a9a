import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { slowDrawing } from '../../../test/slowFiles.ts'
import { pictureProcesses, type PictureProcesses } from './pictures.ts'

let pictures: PictureProcesses
afterEach(() => pictures.close())

const bytesOf = (text: string) => new TextEncoder().encode(text)
const logo = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')
const slow = bytesOf(slowDrawing())

test('T-55 a picture that takes minutes is given up, and the next one is drawn', async () => {
  pictures = pictureProcesses({ processes: 1 })
  const began = performance.now()
  const [first, second] = await Promise.all([
    pictures.renew(slow, 'svg'),
    pictures.renew(logo, 'svg'),
  ])
  expect(first).toBe('picture_too_slow')
  expect(second).toMatchObject({ extension: 'png' })
  // Rendering it completely would take some minutes.
  expect(performance.now() - began).toBeLessThan(40_000)
})

test('T-55 the queue of pictures is limited, further ones are asked to retry', async () => {
  pictures = pictureProcesses({ processes: 1, waiting: 2, deadline: 500 })
  const drawn = Array.from({ length: 4 }, () => pictures.renew(slow, 'svg'))
  await expect(drawn.at(-1)).rejects.toMatchObject({
    code: 'pictures_busy',
    status: 503,
    retryAfter: 1,
  })
  expect(await Promise.all(drawn.slice(0, 3))).toEqual(Array(3).fill('picture_too_slow'))
})

test('T-55 an SVG of too many elements or bytes is not drawn at all', async () => {
  pictures = pictureProcesses()
  const svg = (inside: string) => bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
  expect(await pictures.renew(svg('<g/>'.repeat(5000)), 'svg')).toBe('picture_too_complex')
  expect(await pictures.renew(svg(' '.repeat(500_000)), 'svg')).toBe('picture_too_complex')
})

test('crops a photo to a square, and refuses files that are no pictures', async () => {
  pictures = pictureProcesses()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const face = await pictures.square(new Uint8Array(photo), 'jpg')
  if (typeof face === 'string') throw new Error(face)
  const { width, height, format } = await sharp(face.bytes).metadata()
  expect({ width, height, format }).toEqual({ width: 30, height: 30, format: 'webp' })
  expect(await pictures.square(bytesOf('no picture'), 'jpg')).toBe('file_mismatch')
})
