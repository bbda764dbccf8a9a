import { http, HttpResponse } from 'msw'

const mark = 'X-Unheard'

/** The first write to the path is done and its answer is lost, however often it is sent again. */
export function unheard(method: 'post' | 'patch', path: string) {
  let first: string | null
  return http[method](`*/api/v1${path}`, async ({ request }) => {
    const key = request.headers.get('Idempotency-Key')
    first ??= key
    if (key !== first || request.headers.has(mark)) return
    const sent = new Request(request.clone())
    sent.headers.set(mark, '1')
    await fetch(sent)
    return HttpResponse.error()
  })
}
