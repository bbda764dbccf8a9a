import { expect, it } from 'vitest'
import { violations } from './styleRules.mjs'

const part = 'packages/ui/src/components/Badge/Badge.tsx'

it.each([
  [part, 'color: #7b4ae5;', 'a colour outside theme/'],
  [part, 'background: rgb(0 0 0 / 0.4);', 'a colour outside theme/'],
  [part, 'padding: 12px;', 'a size in px'],
  [part, 'useEffect(() => {}, [])', 'an effect without a name'],
  [part, '<button aria-label="Close">', 'words in a prop'],
  [part, `const word = 'Закрыть'`, 'words for people'],
  [part, 'const next = new Date(day)', 'a date by hand'],
  [part, `// TODO: later`, 'a promise'],
  ['packages/app/src/a.tsx', '<p>{error?.message}</p>', 'the bare message of an error'],
  ['e2e/desk.test.ts', 'await page.waitForTimeout(500)', 'a fixed wait'],
  ['packages/ui/src/a.test.ts', `it.skip('x', () => {})`, 'switched off'],
  ['packages/ui/src/a.test.ts', `test('T-19 who may not', () => {})`, 'a title of a test'],
  ['packages/ui/src/a.stories.tsx', 'export const { A } = stories', 'destructuring'],
  [part, '/** What it shows. */', 'a comment that begins with What'],
  ['packages/app/src/a.ts', '// Whoever is signed in.', 'a comment that begins with What'],
  ['.storybook/a.ts', '/**\n * Nobody calls it.\n */', 'a comment that begins with What'],
  ['openapi/a.yaml', '    summary: Who may approve a void.', 'a text of the contract'],
  ['openapi/a.yaml', `{ type: string, description: 'What it is.' }`, 'a text of the contract'],
  ['openapi/a.yaml', '    description: >-\n      Nobody reads it.', 'a text of the contract'],
  ['openapi/a.yaml', '    description: Read anew.', 'a private word'],
])('in %s refuses %s', (path, text, sentence) => {
  expect(violations(path, `\n${text}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^${path}:2: .*${sentence}`)),
  ])
})

it.each([
  ['packages/ui/src/theme/scale.ts', 'padding: 12px; color: #fff;'],
  [part, 'useEffect(function closeOnLeave() {}, [])'],
  [part, '<Pill data-tone="danger" aria-label={words.close} />'],
  [part, '/** 12px on the desk, #fff in the light theme */'],
  [part, 'const id = `#${name}`'],
  [part, '/** Label of the button; says what it does. */'],
  ['openapi/a.yaml', 'WhatFor: { type: string, description: Staff who may approve. }'],
])('in %s allows %s', (path, text) => {
  expect(violations(path, text)).toEqual([])
})
