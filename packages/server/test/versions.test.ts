import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../src/testing/index.ts'
import { call, operations, recordOf, type Noun } from './calls.ts'
import { recordsOf } from './records.ts'

let api: TestServer
let records: Partial<Record<Noun, number>>
beforeAll(async () => {
  api = await testServer()
  records = await recordsOf(api)
})
afterAll(() => api.close())

/** Changes without a version, each with the reason why it cannot overwrite the change of another person. */
const without: Record<string, string> = {
  changeLanguage: 'one choice of the person who makes it',
  markUpdatesRead: 'of the person who reads; read once, they stay read',
  renameDevice: 'one name; the later one holds',
  changePin: 'of the person who makes it, with the password',
  changeFirstSteps: 'one choice of the business; the later one holds',
  changeShiftSetting: 'one choice of the club; the later one holds',
  changeApprovalSetting: 'one choice of the club; the later one holds',
  approve: 'names the sum that was seen',
  approveReturn: 'names the sum that was seen',
  approveDiscount: 'names the sum that was seen',
  voidPayment: 'the state of the payment: paid, and once',
  refundPayment: 'the state of the payment, and never more than is left',
}

const changes = operations.filter(({ method }) => method === 'PATCH' || method === 'PUT')
const bodyOf = ({ example }: (typeof changes)[number]) => example as Record<string, never>
/** The rows of a bulk change (core/operation/bulk.test.ts), or the only one. */
const rowsOf = (operation: (typeof changes)[number]): object[] =>
  bodyOf(operation).changes ?? [bodyOf(operation)]
const guarded = changes.filter((each) => 'version' in bodyOf(each))

test('REL-28 every change says on which version it was made', () => {
  const isVersioned = (row: object) => 'version' in row
  const others = changes.filter((each) => !rowsOf(each).every(isVersioned)).map(({ id }) => id)
  expect(others.toSorted()).toEqual(Object.keys(without).toSorted())
})

describe('REL-28 stale changes', () => {
  test.each(guarded.map((each) => [each.id, each] as const))(
    '%s is refused, with the current record',
    async (_, operation) => {
      const id = records[recordOf(operation) ?? 'room'] ?? 0
      const body = { ...bodyOf(operation), version: 7_777 }
      const { status, body: answer } = await call(api.as('owner'), operation, { id, body })
      expect([status, answer.code]).toEqual([409, 'stale_record'])
      expect(answer.results).toMatchObject({ version: 1 })
    },
  )

  test.each(guarded.map((each) => [each.id, each] as const))(
    '%s without a version is refused',
    async (_, operation) => {
      const { version: _version, ...body } = bodyOf(operation)
      const id = records[recordOf(operation) ?? 'room'] ?? 0
      const { status, body: answer } = await call(api.as('owner'), operation, { id, body })
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, ['version']])
    },
  )
})
