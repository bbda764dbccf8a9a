import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../src/testing/index.ts'
import { maximumOf, numbersOf } from '../src/testing/operations.ts'
import {
  call,
  operations,
  recordOf,
  requiredQuery,
  type Call,
  type Json,
  type Noun,
} from './calls.ts'
import { recordsOf } from './records.ts'

let api: TestServer
let records: Partial<Record<Noun, number>>
beforeAll(async () => {
  api = await testServer()
  records = await recordsOf(api)
})
afterAll(() => api.close())

/** Above the range of an `integer` column, and the largest safe integer of JSON. */
const large = [2_147_483_648, Number.MAX_SAFE_INTEGER]

/** Values sent in place of a number, and whether the contract forbids them. */
const worse = (maximum: number) =>
  [...new Set([maximum + 1, ...large])].map((value) => ({ value, isRefused: value > maximum }))

const parameters = operations.flatMap((operation) =>
  operation.parameters.flatMap(({ name, in: where, schema }) => {
    const maximum = maximumOf(schema)
    return maximum === undefined ? [] : [{ operation, name, where, maximum }]
  }),
)
const fields = operations.flatMap((operation) =>
  numbersOf(operation).map(({ path, maximum }) => ({ operation, path, maximum })),
)

test('REL-08 parameters and bodies have numbers to test', () => {
  expect(parameters.length).toBeGreaterThan(150)
  expect(fields.length).toBeGreaterThan(80)
})

describe('REL-08 a number above its limit is refused, and none is a fault', () => {
  test.each(parameters.map((each) => [`${each.operation.id} ${each.name}`, each] as const))(
    '%s',
    async (_, { operation, name, where, maximum }) => {
      for (const { value, isRefused } of worse(maximum)) {
        const id = where === 'path' && name === 'id' ? value : idOf(operation)
        const document = name === 'docId' ? value : 1
        const time = name === 'timeIndex' ? value : 0
        const query = where === 'query' ? withParameter(operation, name, value) : undefined
        const { status } = await call(api.as('owner'), operation, { id, document, time, query })
        expect([value, status < 500]).toEqual([value, true])
        if (isRefused) expect([400, 404]).toContain(status)
      }
    },
  )

  test.each(fields.map((each) => [`${each.operation.id} ${each.path.join('.')}`, each] as const))(
    '%s',
    async (_, { operation, path, maximum }) => {
      for (const { value, isRefused } of worse(maximum)) {
        const body = withField(operation.example ?? {}, path, value)
        const { status } = await call(api.as('owner'), operation, { id: idOf(operation), body })
        expect([value, status < 500]).toEqual([value, true])
        if (isRefused) expect([value, status]).toEqual([value, 400])
      }
    },
  )
})

const idOf = (operation: Call) => records[recordOf(operation) ?? 'room'] ?? 1

function withParameter({ parameters: all }: Call, name: string, value: number) {
  const query = new URLSearchParams(requiredQuery(all))
  query.set(name, String(value))
  return `?${query}`
}

/**
 * Sets a number at `path` of the body, where `[]` is the first element of a list; creates missing parents.
 */
function withField(body: Json, [step, ...rest]: string[], value: number): Json {
  if (step === undefined) return value
  if (step === '[]') {
    const [first = {}, ...others] = Array.isArray(body) ? body : []
    return [withField(first, rest, value), ...others]
  }
  const object = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  return { ...object, [step]: withField(object[step] ?? {}, rest, value) }
}
