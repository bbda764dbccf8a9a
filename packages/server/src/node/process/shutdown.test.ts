import { expect, test, vi } from 'vitest'
import { runSteps } from './shutdown.ts'

test('T-54 the last backup is made although a step before it hangs, fails or throws', async () => {
  const error = vi.fn<(fields: Record<string, unknown>, text: string) => void>()
  const backup = vi.fn<() => Promise<void>>(async () => {})
  await runSteps(
    [
      { name: 'requests', within: 20, run: () => new Promise(() => {}) },
      { name: 'live messages', within: 20, run: () => Promise.reject(new Error('lost')) },
      {
        name: 'database',
        within: 20,
        run: () => {
          throw new Error('gone')
        },
      },
      { name: 'nothing to do', within: 20, run: () => undefined },
      { name: 'last backup', within: 5000, run: backup },
    ],
    { error },
  )
  expect(backup).toHaveBeenCalledOnce()
  expect(error.mock.calls.map(([{ step }]) => step)).toEqual([
    'requests',
    'live messages',
    'database',
  ])
})
