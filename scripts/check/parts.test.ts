import { expect, test } from 'vitest'
import { lacks } from './parts.mjs'

const whole = {
  name: 'Chip',
  index: "export { Chip } from './Chip.tsx'",
  stories: `const meta = { parameters: { part: chipDocs } }
export const Keyboard: Story = {}
export const Disabled: Story = {}
export const DontShout: Story = {}
export const Catalog: Story = {}`,
  docs: `export const chipDocs: PartDocs = {
  what: 'A small word.',
  when: ['x'],
  whenNot: ['y'],
  do: [{ story: 'Catalog', why: '' }],
  dont: [{ story: 'DontShout', why: '' }],
  keyboard: [{ keys: 'Enter', does: '' }],
}`,
  code: `export interface ChipProps {
  /** Visible text. */
  label: string
  /** Cannot be pressed. */
  disabled?: boolean
  children: ReactNode
}`,
  pictures: ['a', 'b', 'c', 'd'],
}

test('a complete part lacks nothing', () => {
  expect(lacks(whole)).toEqual([])
})

test('reports a part without a docs page or stories', () => {
  expect(lacks({ name: 'Chip' })).toEqual(['an index.ts', 'Chip.stories.tsx', 'Chip.docs.ts'])
})

test.each([
  ['a story Catalog', { stories: whole.stories.replace('Catalog', 'States') }],
  ['a story Keyboard', { stories: whole.stories.replace('Keyboard', 'Keys') }],
  ['a story Disabled', { stories: whole.stories.replace('Disabled', 'Off') }],
  ['the story DontShout that its docs page shows', { stories: whole.stories.replace('Dont', '') }],
  ['“whenNot” on its docs page', { docs: whole.docs.replace("['y']", '[]') }],
  ['its four pictures: light and dark, 390 and 1440 px', { pictures: [] }],
  ['a sentence on the prop label', { code: whole.code.replace('/** Visible text. */', '') }],
])('%s is missed', (sentence, change) => {
  expect(lacks({ ...whole, ...change })).toContain(sentence)
})
