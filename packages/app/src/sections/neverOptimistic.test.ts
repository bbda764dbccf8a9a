import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import contract from '../../../api/src/contract.json' with { type: 'json' }

const here = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync('**/*.{ts,tsx}', { cwd: here })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(here + file, 'utf8') }))

/** Paths of requests that move money. */
const money =
  /^\/(management\/(payment|one-time-payment|deposit-payments|deposit-returns)\/|finance\/shift\/)/
/** APIs for optimistic updates. */
const ahead = /setQueryData|setQueriesData|onMutate|useOptimistic/

test('REL-25 nothing that moves money is shown before the server has answered', () => {
  const paths = Object.keys(contract.paths).filter((path) => money.test(path))
  expect(paths.length).toBeGreaterThan(8)
  const writers = sources.filter(({ text }) => paths.some((path) => text.includes(`'${path}'`)))
  expect(writers.length).toBeGreaterThan(5)
  expect(writers.filter(({ text }) => ahead.test(text)).map(({ file }) => file)).toEqual([])
})

test('REL-25 updates the shown data of a mutation only after the response', () => {
  const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? ''
  const write = textOf('scaffold/mutation/mutate.ts')
  for (const name of ['useApiMutation', 'useRecoverableMutation', 'useMutationRecovery'])
    expect(textOf(`scaffold/mutation/${name}.ts`) + write).not.toMatch(ahead)
  expect(write.indexOf('invalidateTopics(queries')).toBeGreaterThan(write.indexOf('await request('))
})
