import { http, HttpResponse } from 'msw'

const mark = 'X-Unheard'

/**
 * Executes the first write to the path but drops its response, also for retries with the same key:
 * as many times as given. The client itself sends a write three times.
 */
export function unheard(method: 'post' | 'patch', path: string, times = Infinity) {
  let first: string | null
  let dropped = 0
  return http[method](`*/api/v1${path}`, async ({ request }) => {
    const key = request.headers.get('Idempotency-Key')
    first ??= key
    if (key !== first || request.headers.has(mark) || dropped === times) return
    dropped += 1
    const sent = new Request(request.clone())
    sent.headers.set(mark, '1')
    await fetch(sent)
    return HttpResponse.error()
  })
}
