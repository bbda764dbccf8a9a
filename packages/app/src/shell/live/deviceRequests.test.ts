import { expect, test } from 'vitest'
import { requestedDevice, withRequest } from './deviceRequests.ts'

test('a device asks by a message to those who may decide; other messages about devices ask nothing', () => {
  const message = { kind: 'device.created', id: 7 } as const
  expect(requestedDevice({ type: 'verification_request', ...message })).toBe(7)
  expect(requestedDevice({ type: 'record_changed', kind: 'device.changed', id: 7 })).toBeUndefined()
})

test('a device that asks again is shown once, in its place', () => {
  const waiting = withRequest(withRequest([], 7), 8)
  expect(withRequest(waiting, 7)).toEqual([7, 8])
})
