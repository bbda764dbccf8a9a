import { expect, it } from 'vitest'
import { holes } from './holes.mjs'

const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` })

const operation = {
  operationId: 'createRoom',
  tags: ['room'],
  summary: 'Adds a room to the club.',
  'x-permission': ['room', 'register'],
  'x-idempotent': true,
  requestBody: {
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/RoomCreate' },
        example: { name: 'Yoga zali' },
      },
    },
  },
  responses: {
    '200': { content: { 'application/json': { example: { success: true } } } },
    ...Object.fromEntries(['400', '401', '403', '404', '429', '503'].map((s) => [s, refusal(s)])),
  },
}

const document = (changes: object, path = '/management/room/') => ({
  paths: { [path]: { post: { ...operation, ...changes } } },
  components: { schemas: { RoomCreate: { type: 'object', additionalProperties: false } } },
})

it('finds no hole in a complete operation', () => {
  expect(holes(document({}))).toEqual([])
})

it.each([
  ['has no summary', { summary: 'adds' }],
  ['x-permission or x-public', { 'x-permission': undefined }],
  ['x-permission or x-public', { 'x-public': true }],
  ['without x-idempotent', { 'x-idempotent': undefined }],
  ['exactly one tag', { tags: [] }],
  ['unknown x-edition', { 'x-edition': ['PRO'] }],
  [
    'no example of its success',
    { responses: { ...operation.responses, '200': { content: { 'application/json': {} } } } },
  ],
  ['lacks the shared answer 403', { responses: { ...operation.responses, '403': {} } }],
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
])('finds that it %s', (sentence, changes) => {
  expect(holes(document(changes))).toEqual([expect.stringContaining(sentence)])
})

it('finds a path parameter that nobody describes, and a missing slash', () => {
  expect(holes(document({}, '/management/room/{id}'))).toEqual([
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
  expect(holes(document(changes))).toEqual([
    expect.stringMatching(/^paths\/.*\/schema is a number without (minimum and )?maximum$/),
  ])
})
