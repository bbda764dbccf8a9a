import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract, operations } from '../../testing/operations.ts'

const text = readFileSync(new URL('../../../../../docs/figures.md', import.meta.url), 'utf8')
/** Each figure with the call that answers it. */
const rows = [...text.matchAll(/^\| `([\w/-]+\/)`(?: `(\w+)`)? /gm)].map(
  ([, call = '', field = '']) => `${call} ${field}`.trim(),
)

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  $ref?: string
}

/** The fields of an answer of a call in the contract: its results, and what stands beside them. */
function answerOf(path: string): Record<string, Schema> & { results: Schema } {
  const item = contract.paths[path]?.get as unknown as {
    responses: { 200: { content: { 'application/json': { schema: Schema } } } }
  }
  const parts = item.responses[200].content['application/json'].schema.allOf ?? []
  const fields = parts.find(({ properties }) => properties?.results)?.properties
  if (!fields?.results) throw new Error(`${path} has no results`)
  return { ...fields, results: fields.results }
}

/** Fields that are keys or names of a row, not figures. */
const keys = new Set([
  'as_of',
  'id',
  'name',
  'date',
  'weekday',
  'hour',
  'start_date',
  'end_date',
  'month',
  'version',
])
/** Groups of figures, each of which has its own row. */
const groups = new Set(['member'])

/** A schema of the contract by its reference. */
const at = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((whole, step) => (whole as Record<string, unknown>)[step], contract) as Schema

function figuresOf(schema: Schema): string[] {
  const { properties = {}, items, $ref } = schema
  if ($ref) return figuresOf(at($ref))
  if (items) return items.$ref ? [] : figuresOf(items)
  return Object.entries(properties).flatMap(([name, inside]) =>
    groups.has(name) ? figuresOf(inside) : keys.has(name) ? [] : [name],
  )
}

const calls = operations.filter(({ noun, method }) => noun === 'dashboard' && method === 'GET')

test.each(calls.map(({ path }) => [path]))('%s has its figures in docs/figures.md', (path) => {
  const call = path.replace('/dashboard/', '')
  const { results, ...beside } = answerOf(path)
  const fields = [...figuresOf(results), ...figuresOf({ properties: beside })]
  const wanted = fields.length > 0 ? fields.map((field) => `${call} ${field}`) : [call]
  expect(rows.filter((row) => row === call || row.startsWith(`${call} `)).toSorted()).toEqual(
    wanted.toSorted(),
  )
})

test('no other figure is there', () => {
  const known = new Set(calls.map(({ path }) => path.replace('/dashboard/', '')))
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !known.has(row.split(' ')[0] ?? ''))).toEqual([])
})
