import { describe, expect, it } from 'vitest'
import { sizeText } from '../../../components/AttachmentViewer/fileKind.ts'
import { documentTypes, FILE_BYTES, faultOf, pictureTypes, typesText } from './fileRules.ts'

const words = { kilobytes: '{{size}} KB', megabytes: '{{size}} MB' }

describe('a picture', () => {
  it.each([
    ['logo.svg', 'image/svg+xml', 900, undefined],
    ['Foto.JPG', 'image/jpeg', FILE_BYTES, undefined],
    ['foto.jpg', '', 12, undefined],
    ['foto.jpg', 'image/jpeg', FILE_BYTES + 1, 'tooBig'],
    ['foto.png', 'image/png', 0, 'empty'],
    ['foto.gif', 'image/gif', 12, 'wrongType'],
    ['foto.png.exe', 'application/x-msdownload', 12, 'wrongType'],
    ['foto.png', 'text/html', 12, 'wrongType'],
    ['png', 'image/png', 12, 'wrongType'],
  ])('%s of type %j with %d bytes: %s', (name, type, size, fault) => {
    expect(faultOf({ name, type, size }, { types: pictureTypes, maxBytes: FILE_BYTES })).toBe(fault)
  })
})

it.each([
  ['shartnoma.docx', 'application/vnd.openxmlformats-officedocument', undefined],
  ['narxlar.csv', 'application/vnd.ms-excel', undefined],
  ['skan.webp', 'image/webp', undefined],
  ['skan.pdf', 'image/png', 'wrongType'],
  ['arxiv.zip', 'application/zip', 'wrongType'],
])('takes of documents %s (%s): %s', (name, type, fault) => {
  expect(faultOf({ name, type, size: 9 }, { types: documentTypes, maxBytes: FILE_BYTES })).toBe(
    fault,
  )
})

it('says types and sizes as people do', () => {
  expect(typesText(pictureTypes)).toBe('SVG, PNG, JPG')
  expect(sizeText(12, words, 'uz')).toBe('1 KB')
  expect(sizeText(419_600, words, 'uz')).toBe('420 KB')
  expect(sizeText(1_540_000, words, 'en')).toBe('1.5 MB')
  expect(sizeText(1_540_000, words, 'ru')).toBe('1,5 MB')
})
