import { expect, it } from 'vitest'
import { expand } from './expand.mjs'
import { contractGaps } from './contractGaps.mjs'

const operation = {
  operationId: 'createRoom',
  tags: ['room'],
  summary: 'Adds a room to the club.',
  'x-permission': ['room', 'register'],
  'x-idempotent': true,
  parameters: [] as object[],
  requestBody: {
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/RoomCreate' },
        example: { name: 'Yoga zali' },
      },
    },
  },
  responses: { '200': { content: { 'application/json': { example: { success: true } } } } },
}

const statuses =
  'Refused SignedOut Forbidden Missing Conflict TooLarge WrongType Mismatch TooMany Failed Unavailable'
const headers =
  'Origin Origin ClubId X-Club-Id IdempotencyKey Idempotency-Key AcceptLanguage Accept-Language Timezone X-Timezone ViewAs X-View-As UserIdle X-User-Idle'

/** A bundled contract with one operation. */
const bundled = (changes: object, path = '/management/room/') => ({
  paths: { [path]: { post: { ...operation, ...changes } } },
  components: {
    schemas: { RoomCreate: { type: 'object', additionalProperties: false, properties: {} } },
    responses: Object.fromEntries(statuses.split(' ').map((name) => [name, { description: name }])),
    parameters: Object.fromEntries(
      [...headers.matchAll(/(\w+) (\S+)/g)].map(([, id = '', name = '']) => [
        id,
        { name, in: 'header' },
      ]),
    ),
    headers: { RequestId: {}, RetryAfter: {}, IdempotencyReplayed: {} },
  },
})

const codes =
  `validation malformed club_required idempotency_key_required idempotency_key_invalid session_required session_expired
   forbidden edition_required view_as_refused view_as_read_only device_waiting foreign_origin not_found busy in_progress club_closed too_much unsupported_type idempotency_mismatch
   unexpected unavailable disk_full name_taken`.split(/\s+/)

const found = (changes: object, path?: string) =>
  contractGaps(expand(bundled(changes, path)), codes)

it('finds no hole in a complete operation', () => {
  expect(found({})).toEqual([])
  expect(found({ 'x-codes': { 409: ['name_taken'] } })).toEqual([])
})

it.each([
  ['has no summary', { summary: 'adds' }],
  ['without x-idempotent', { 'x-idempotent': undefined }],
  ['exactly one tag', { tags: [] }],
  ['unknown x-edition', { 'x-edition': ['PRO'] }],
  ['no example of its success', { responses: { '200': { content: { 'application/json': {} } } } }],
  [
    'no example of its body',
    {
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    },
  ],
  [
    'additionalProperties: false',
    { requestBody: { content: { 'application/json': { schema: {}, example: {} } } } },
  ],
  ['answers 409 room_haunted without a sentence', { 'x-codes': { 409: ['room_haunted'] } }],
])('finds that it %s', (sentence, changes) => {
  expect(found(changes)).toEqual([expect.stringContaining(sentence)])
})

it.each([{ 'x-permission': undefined }, { 'x-public': true }])(
  'finds that it has x-permission or x-public, and not both: %o',
  (changes) => {
    expect(found(changes)).toContainEqual(expect.stringContaining('x-permission or x-public'))
  },
)

it.each(['400', '401', '403', '404', '409', '413', '415', '422', '500', '503'])(
  'finds that the answer %s is not declared',
  (status) => {
    const document = expand(bundled({}))
    const responses: Record<string, object> =
      document.paths['/management/room/']?.post.responses ?? {}
    delete responses[status]
    expect(contractGaps(document, codes)).toEqual([
      `createRoom does not say that it may answer ${status}`,
    ])
  },
)

it('finds an answer of the key where none is taken', () => {
  expect(found({ 'x-idempotent': false, 'x-codes': { 422: ['name_taken'] } })).toEqual([
    'createRoom says that it may answer 422, and never does',
  ])
})

it.each(['Origin', 'X-Club-Id', 'Idempotency-Key', 'Accept-Language'])(
  'finds that the header %s is not declared',
  (name) => {
    const document = expand(bundled({}))
    const { parameters } = document.components
    for (const one of Object.values(parameters)) if (one.name === name) one.name = 'X-Other'
    expect(contractGaps(document, codes)).toEqual([`createRoom does not take the header ${name}`])
  },
)

it('finds a path parameter without a description, and a missing slash', () => {
  expect(found({}, '/management/room/{id}')).toEqual([
    'createRoom has a path without its trailing slash',
    'createRoom does not describe {id}',
  ])
})

it.each([
  ['a parameter', { parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }] }],
  [
    'a nullable one',
    { parameters: [{ name: 'sum', schema: { type: ['number', 'null'], minimum: 0 } }] },
  ],
])('finds a number without limits: %s', (_, changes) => {
  expect(found(changes)).toEqual([
    expect.stringMatching(/^paths\/.*\/schema is a number without (minimum and )?maximum$/),
  ])
})

it('finds codes that are numbers without names', () => {
  const schema = { type: 'integer', enum: [1, 2], 'x-enum-varnames': ['Male'] }
  expect(found({ parameters: [{ name: 'gender', in: 'query', schema }] })).toEqual([
    expect.stringMatching(/\/schema has codes without names$/),
  ])
})
