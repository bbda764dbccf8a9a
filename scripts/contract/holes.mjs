import { incompleteNumbers } from './numbers.mjs'
import { refusals } from './refusals.mjs'
import { resolve } from './resolve.mjs'

/** Completeness rules of operations, on which server, client and tests depend. */
const methods = ['get', 'post', 'put', 'patch', 'delete']
const roles = ['owner', 'director', 'manager', 'trainer', 'restricted_user', 'partner']

/**
 * Missing parts of the published contract, as messages that begin with the operation. `codes` are the error
 * codes with a text.
 */
export function holes(document, codes) {
  const seen = new Set()
  const ofOperations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .flatMap((method) => {
        const operation = item[method]
        const name = operation.operationId ?? `${method.toUpperCase()} ${path}`
        const twice = seen.has(name) ? ['uses an operationId that is taken'] : []
        seen.add(name)
        const found = [
          ...twice,
          ...missing(document, path, method, operation, item),
          ...refusals(document, method, operation, codes),
        ]
        return found.map((sentence) => `${name} ${sentence}`)
      }),
  )
  return [...ofOperations, ...incompleteNumbers(document)]
}

function* missing(document, path, method, operation, item) {
  if (!operation.operationId) yield 'has no operationId'
  if (!path.endsWith('/')) yield 'has a path without its trailing slash'
  if (!/^[A-ZА-Я].*\.$/s.test(operation.summary ?? '')) yield 'has no summary that is a sentence'
  if (operation.tags?.length !== 1) yield 'needs exactly one tag, its noun'
  yield* access(operation)
  yield* answers(document, operation)
  yield* body(document, operation)
  // A POST of a section creates something; those of the session itself (x-permission: []) do not.
  const makes = method === 'post' && operation['x-permission']?.length > 0
  if (makes && operation['x-idempotent'] === undefined) yield 'makes something without x-idempotent'
  const named = (path.match(/\{\w+\}/g) ?? []).map((part) => part.slice(1, -1))
  const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolve(document, one),
  )
  for (const part of named) {
    if (!declared.some((one) => one.in === 'path' && one.name === part)) {
      yield `does not describe {${part}}`
    }
  }
}

function* access(operation) {
  const permission = operation['x-permission']
  const open = operation['x-public'] === true
  if (open === Array.isArray(permission)) yield 'needs x-permission or x-public: true, and not both'
  if (
    permission &&
    !(permission.length <= 3 && permission.every((part) => typeof part === 'string'))
  )
    yield 'has an x-permission that is not [section, tab, action]'
  const editions = operation['x-edition'] ?? []
  if (!editions.every((edition) => ['ERP', 'LITE'].includes(edition)))
    yield 'has an unknown x-edition'
  if (operation['x-roles']?.some((role) => !roles.includes(role))) yield 'names an unknown role'
}

function* answers(document, operation) {
  const responses = operation.responses ?? {}
  const success = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  if (success.length !== 1) yield 'needs exactly one answer of success'
  for (const [, response] of success) {
    for (const [type, content] of Object.entries(resolve(document, response).content ?? {})) {
      if (type === 'application/json' && content.example === undefined && !content.examples) {
        yield 'has no example of its success'
      }
    }
  }
}

function* body(document, operation) {
  for (const [type, content] of Object.entries(operation.requestBody?.content ?? {})) {
    if (type !== 'application/json') continue
    if (content.example === undefined && !content.examples) yield 'has no example of its body'
    if (!closed(document, content.schema))
      yield 'takes a body that is not additionalProperties: false'
  }
}

/** Whether every possible shape of the body refuses unknown keys. */
function closed(document, schema) {
  const shape = resolve(document, schema)
  const branches = shape?.oneOf ?? shape?.anyOf
  if (branches) return branches.every((branch) => closed(document, branch))
  return shape?.additionalProperties === false || shape?.unevaluatedProperties === false
}
