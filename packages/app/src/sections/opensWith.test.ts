import { expect, test } from 'vitest'
import contract from '../../../api/src/contract.json' with { type: 'json' }
import { sections } from './index.ts'

test('each section of the menu can be the first that a person opens', () => {
  const known = contract.components.schemas.OpensWith.enum.filter((noun) => noun !== null)
  expect(known.toSorted()).toEqual(sections.map(({ noun }) => noun).toSorted())
})
