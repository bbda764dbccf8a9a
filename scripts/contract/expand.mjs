/**
 * Expands the contract for publication. An operation in openapi/ declares only its own specifics; common
 * request headers, error responses and response headers are added here by rules.
 */
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Facts of an operation for the rules below. */
function kindOf(document, method, operation) {
  const content = operation.requestBody?.content ?? {}
  const json = content['application/json']
  const isPublic = operation['x-public'] === true
  const isWrite = method !== 'get'
  return {
    isPublic,
    isWrite,
    isGuarded: !isPublic,
    needsApproval: !isPublic && operation['x-waiting'] !== true,
    isOfOpenClub:
      !isPublic && isWrite && operation['x-club'] !== 'optional' && !operation['x-closed-club'],
    needsClub: !isPublic && (isWrite || operation['x-club'] !== 'optional'),
    takesKey: operation['x-idempotent'] === true,
    takesJson: json !== undefined,
    takesForm: content['multipart/form-data'] !== undefined,
    takesVersion: hasVersion(document, json?.schema),
    always: true,
  }
}

/**
 * Error codes by status: a row applies where its condition is true of the operation. Operations with only
 * these codes share one response component, named after the status and the suffixes of its rows.
 */
const refusals = {
  400: {
    name: 'Refused',
    rows: [
      ['always', ['validation', 'malformed']],
      ['needsClub', ['club_required'], 'InClub'],
      ['takesKey', ['idempotency_key_required', 'idempotency_key_invalid'], 'WithKey'],
    ],
  },
  401: { name: 'SignedOut', rows: [['isGuarded', ['session_required', 'session_expired']]] },
  403: {
    name: 'Forbidden',
    rows: [
      ['isGuarded', ['forbidden', 'edition_required'], 'ToRole'],
      ['isGuarded', ['view_as_refused', 'view_as_read_only'], 'ToViewer'],
      ['needsApproval', ['device_waiting'], 'ToDevice'],
      ['isWrite', ['foreign_origin'], 'ToOrigin'],
    ],
  },
  404: { name: 'Missing', rows: [['isGuarded', ['not_found']]] },
  409: {
    name: 'Conflict',
    rows: [
      ['always', ['busy']],
      ['takesKey', ['in_progress'], 'WithKey'],
      ['takesVersion', ['stale_record'], 'WithVersion'],
      ['isOfOpenClub', ['club_closed'], 'InOpenClub'],
    ],
  },
  413: {
    name: 'TooLarge',
    rows: [
      ['takesJson', ['too_much'], 'Body'],
      ['takesForm', ['file_too_large'], 'File'],
    ],
  },
  415: {
    name: 'WrongType',
    rows: [
      ['takesJson', ['unsupported_type']],
      ['takesForm', ['unsupported_type']],
    ],
  },
  422: { name: 'Mismatch', rows: [['takesKey', ['idempotency_mismatch']]] },
  429: { name: 'TooMany', rows: [] },
  500: { name: 'Failed', rows: [['always', ['unexpected']]] },
  503: { name: 'Unavailable', rows: [['always', ['unavailable', 'disk_full']]] },
}

/** Request headers: the parameter component, and its condition. */
const requestHeaders = [
  ['Origin', 'isWrite'],
  ['ClubId', 'needsClub'],
  ['IdempotencyKey', 'takesKey'],
  ['AcceptLanguage', 'always'],
  ['Timezone', 'always'],
  ['ViewAs', 'isGuarded'],
  ['UserIdle', 'isGuarded'],
]

/** The published document; `bundled` stays unchanged. */
export function expand(bundled) {
  const document = structuredClone(bundled)
  const { responses: templates } = bundled.components
  document.components.responses = {}
  for (const item of Object.values(document.paths)) {
    for (const method of methods.filter((each) => item[each])) {
      const { 'x-codes': own = {}, ...operation } = item[method]
      const kind = kindOf(document, method, operation)
      const shared = document.components.responses
      if (kind.isPublic) operation.security = []
      operation.parameters = [...(operation.parameters ?? []), ...headersOf(kind)]
      operation.responses = {
        ...withHeaders(operation.responses, kind),
        ...refusalsOf(kind, own, templates, shared),
      }
      item[method] = operation
    }
  }
  return document
}

const headersOf = (kind) =>
  requestHeaders
    .filter(([, condition]) => kind[condition])
    .map(([name]) => ({ $ref: `#/components/parameters/${name}` }))

const header = (name) => ({ $ref: `#/components/headers/${name}` })

/** Success responses with their headers. */
function withHeaders(responses, { takesKey }) {
  const headers = {
    'X-Request-Id': header('RequestId'),
    ...(takesKey && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
  }
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, headers: { ...headers, ...response.headers } },
    ]),
  )
}

/** Error responses of one operation; those with common codes only are added to `shared` and referenced. */
function refusalsOf(kind, own, templates, shared) {
  const found = Object.entries(refusals).map(([status, { name, rows }]) => {
    const holding = rows.filter(([condition]) => kind[condition])
    const common = [...new Set(holding.flatMap(([, codes]) => codes))]
    const codes = [...common, ...(own[status] ?? []).filter((code) => !common.includes(code))]
    if (codes.length === 0) return []
    const response = answer(status, templates[name], codes)
    if (own[status]) return [[status, response]]
    const label = name + holding.map(([, , suffix = '']) => suffix).join('')
    shared[label] = response
    return [[status, { $ref: `#/components/responses/${label}` }]]
  })
  return Object.fromEntries(found.flat())
}

function answer(status, { description }, codes) {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  }
  const headers = {
    'X-Request-Id': header('RequestId'),
    ...(['409', '429', '503'].includes(status) && { 'Retry-After': header('RetryAfter') }),
  }
  return { description, headers, content: { 'application/json': { schema } } }
}

/** Whether a body contains the version of the record that it changes. */
function hasVersion(document, schema) {
  if (!schema) return false
  const name = schema.$ref?.split('/').at(-1)
  const { properties = {}, allOf = [] } = name ? document.components.schemas[name] : schema
  return 'version' in properties || allOf.some((part) => hasVersion(document, part))
}
