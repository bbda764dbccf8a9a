import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import contract from '../../../api/src/contract.json' with { type: 'json' }

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Rows of all Markdown tables in a document, without headers and rulers. */
function tables(document: string) {
  const texts = read(document).split('\n')
  const isRuler = (text = '') => /^\|[ |-]+$/.test(text)
  const rows = texts
    .filter((text, at) => text.startsWith('| ') && !isRuler(text) && !isRuler(texts[at + 1]))
    .map((text) => text.split('|').map((cell) => cell.trim()))
    .map(([, name = '', proofs = '']) => ({ name, proofs }))
  const isFile = ({ name }: { name: string }) => /^`[^`]+`$/.test(name)
  return {
    /** Paths by their short names. */
    files: new Map(rows.filter(isFile).map(({ name, proofs }) => [name.slice(1, -1), proofs])),
    lines: rows.filter((row) => !isFile(row)),
  }
}

/** The proofs of a line: a file and the title of a story or test in it. */
const proofsOf = (proofs: string) =>
  proofs.split(/; (?=`)/).map((proof) => {
    const [, file = '', title = ''] = /^`([\w.]+)` (.+)$/.exec(proof) ?? []
    return { file, title }
  })

/** Whether the file has a story, test or test group with exactly this title. */
function has(path: string, title: string) {
  const text = read(path)
  return path.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${title}\\b`, 'm').test(text)
    : [`'`, '`', '"'].some((quote) => text.includes(`${quote}${title}${quote},`))
}

describe.each([
  { document: 'docs/members.md', least: 110 },
  { document: 'docs/money.md', least: 130 },
  { document: 'docs/people.md', least: 45 },
  { document: 'docs/deviations.md', least: 14 },
])('the specification in $document', ({ document, least }) => {
  const { files, lines } = tables(document)

  test('has its lines', () => {
    expect(lines.length).toBeGreaterThan(least)
  })

  test.each(lines)('$name', ({ proofs }) => {
    const wrong = proofsOf(proofs).filter(({ file, title }) => {
      const path = files.get(file)
      return !path || title === '' || !has(path, title)
    })
    expect(wrong).toEqual([])
  })

  test('no file is named that shows nothing', () => {
    const used = new Set(lines.flatMap(({ proofs }) => proofsOf(proofs).map(({ file }) => file)))
    expect([...files.keys()].filter((file) => !used.has(file))).toEqual([])
  })
})

describe('the calls of payments and deposits', () => {
  const about = ['payment', 'deposit', 'online', 'receipt', 'approval']
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { tags?: string[] }>).map(
      ([method, { tags = [] }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        isMoney: tags.some((tag) => about.includes(tag)),
      }),
    ),
  )
  const { lines } = tables('docs/money.md')
  const named = lines.map(({ name }) => name).filter((name) => /^[A-Z]+ \//.test(name))

  test('are all in the table', () => {
    const money = calls.filter(({ isMoney }) => isMoney).map(({ call }) => call)
    expect(money.length).toBeGreaterThan(30)
    expect(money.filter((call) => !named.includes(call))).toEqual([])
  })

  test('the table names no other', () => {
    const known = calls.map(({ call }) => call)
    expect(named.filter((call) => !known.includes(call))).toEqual([])
  })
})
