import { QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@zal/api'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAsk, useAskAll, type AskOptions } from './ask.ts'
import { createQueries } from './queries.ts'
import { refresh } from './refresh.ts'
import { ServicesContext, type Services } from './services.ts'

const page = { results: [], total_count: 0, page: 1, page_count: 0, per_page: 10 }

/** Renders a component that runs the query; returns the paths it requested. */
function ask(options: AskOptions) {
  const sent: string[] = []
  const api = createClient({
    baseUrl: 'http://zal.test/api/v1',
    fetch: async ({ url }) => {
      sent.push(new URL(url).pathname)
      return Response.json(page)
    },
    headers: () => ({ language: 'en', club: 1 }),
  })
  const queries = createQueries()
  const retries: (() => void)[] = []
  const Part = () => {
    const one = useAsk('member', '/management/member/{id}/', { path: { id: 7 } }, options)
    const all = useAskAll('room', '/management/room-list/', {}, options)
    retries.push(one.retry, all.retry)
    return null
  }
  const services = { api } as unknown as Services
  renderToString(
    createElement(
      QueryClientProvider,
      { client: queries },
      createElement(ServicesContext, { value: services }, createElement(Part)),
    ),
  )
  return { sent, queries, retry: () => retries.forEach((retry) => retry()) }
}

test('a disabled query is not sent: not by retry, nor by a live message', async () => {
  const { sent, queries, retry } = ask({ enabled: false })
  retry()
  await queries.refetchQueries()
  await refresh(queries)
  expect(sent).toEqual([])
})

test('an enabled query is sent by retry', async () => {
  const { sent, retry } = ask({})
  retry()
  await expect
    .poll(() => sent.toSorted())
    .toEqual(['/api/v1/management/member/7/', '/api/v1/management/room-list/'])
})

test('a disabled query is not the one that others ask', () => {
  const { queries } = ask({ enabled: false })
  const key = ['get', '/management/member/{id}/', { path: { id: 7 } }]
  expect(queries.getQueryCache().find({ queryKey: key })).toBeUndefined()
})
