import { expect, test } from 'vitest'
import { lacks } from '../check/parts.mjs'
import { filesOf } from './component.mjs'

test('a new part lacks nothing but its pictures', () => {
  const files = filesOf('PriceTag')
  const read = (file: string) => files[`packages/ui/src/components/PriceTag/${file}`]
  const part = {
    name: 'PriceTag',
    index: read('index.ts'),
    stories: read('PriceTag.stories.tsx'),
    docs: read('PriceTag.docs.ts'),
    code: read('PriceTag.tsx'),
  }
  expect(lacks(part)).toEqual(['its four pictures: light and dark, 390 and 1440 px'])
})
