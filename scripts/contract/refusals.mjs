import { resolve } from './resolve.mjs'

/** Yields the errors, codes and headers that an operation fails to declare. */
export function* refusals(document, method, operation, known) {
  const responses = operation.responses ?? {}
  for (const [status, isPossible] of Object.entries(possible(method, operation))) {
    if (isPossible && !responses[status]) yield `does not say that it may answer ${status}`
    if (!isPossible && responses[status]) yield `says that it may answer ${status}, and never does`
  }
  for (const [status, given] of Object.entries(responses)) {
    const response = resolve(document, given)
    const headers = Object.keys(response.headers ?? {})
    if (!headers.includes('X-Request-Id')) yield `names no request id in its answer ${status}`
    if (status < '400') continue
    const [, own] = response.content['application/json'].schema.allOf
    const unknown = own.properties.code.enum.filter((code) => !known.includes(code))
    if (unknown.length > 0) yield `answers ${status} ${unknown.join(', ')} without a sentence`
    if ((status === '429' || status === '503') && !headers.includes('Retry-After'))
      yield `does not say when to try again in its answer ${status}`
  }
  yield* requestHeaders(document, method, operation)
}

/** Statuses that follow from the kind of an operation; a public one declares its 404 and 429 itself. */
function possible(method, { requestBody, ...operation }) {
  const isGuarded = operation['x-public'] !== true
  return {
    400: true,
    ...(isGuarded && { 401: true, 403: true, 404: true }),
    409: true,
    413: requestBody !== undefined,
    415: requestBody !== undefined,
    422: operation['x-idempotent'] === true,
    500: true,
    503: true,
  }
}

function* requestHeaders(document, method, operation) {
  const declared = (operation.parameters ?? [])
    .map((one) => resolve(document, one))
    .filter((one) => one.in === 'header')
    .map(({ name }) => name)
  const needed = {
    Origin: method !== 'get',
    'X-Club-Id': operation['x-public'] !== true && operation['x-club'] !== 'optional',
    'Idempotency-Key': operation['x-idempotent'] === true,
    'Accept-Language': true,
  }
  for (const [name, isNeeded] of Object.entries(needed)) {
    if (isNeeded && !declared.includes(name)) yield `does not take the header ${name}`
  }
}
