import { operationsOf, type Operation } from '../core/operation/contract.ts'
import { contract } from '../modules/index.ts'

export { contract }

/** All operations of the contract, so that tests include new ones automatically. */
export const operations: Operation[] = operationsOf(contract)

/** The path of an operation for one record. */
export const pathOf = (operation: Operation, id = 1) =>
  operation.path.replace('{country}', 'UZB').replaceAll(/\{\w+\}/g, String(id))

/** The example body of the contract, or undefined where the operation takes none. */
export function exampleOf(operation: Operation): Record<string, unknown> | undefined {
  const method = operation.method.toLowerCase()
  const item = contract.paths[operation.path] as unknown as Record<string, Described>
  return item[method]?.requestBody?.content['application/json']?.example
}

/** Top-level fields of a body. */
export const fieldsOf = ({ body }: Operation): string[] =>
  leavesOf(body).flatMap(({ path: [first = ''] }) => first)

/** Fields of a body that refer to a record by its id, at any depth: `times.[].trainers.[]`. */
export const referencesOf = ({ body }: Operation): string[] =>
  leavesOf(body)
    .filter(({ isId }) => isId)
    .map(({ path }) => path.join('.'))

/** Numbers of a body at any depth, each with its maximum in the contract. */
export const numbersOf = ({ body }: Operation): { path: string[]; maximum: number }[] =>
  leavesOf(body).flatMap(({ path, maximum }) => (maximum === undefined ? [] : [{ path, maximum }]))

/** Maximum of a number, of a list of numbers, or of either by reference. */
export function maximumOf(schema: object): number | undefined {
  const { $ref, items, maximum } = schema as Piece
  if (maximum !== undefined) return maximum
  const inside = $ref ? at($ref) : items
  return inside && maximumOf(inside)
}

function leavesOf(given: object | undefined, path: string[] = []): Leaf[] {
  if (!given) return []
  const { $ref, properties = {}, items, allOf, oneOf, anyOf, maximum } = given as Piece
  const inside = [
    ...[allOf, oneOf, anyOf].flatMap((each) => each ?? []).flatMap((each) => leavesOf(each, path)),
    ...Object.entries(properties).flatMap(([name, each]) => leavesOf(each, [...path, name])),
    ...leavesOf(items, [...path, '[]']),
    ...leavesOf($ref ? at($ref) : undefined, path),
  ]
  return [{ path, maximum, isId: $ref === '#/components/schemas/Id' }, ...inside]
}

const at = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((whole, step) => (whole as Record<string, unknown>)[step], contract) as object

interface Leaf {
  path: string[]
  isId: boolean
  maximum: number | undefined
}

interface Piece {
  $ref?: string
  maximum?: number
  properties?: Record<string, object>
  items?: object
  allOf?: object[]
  oneOf?: object[]
  anyOf?: object[]
}

/** The example body to send; a form contains a small text file. */
export function bodyOf(operation: Operation): string | FormData | undefined {
  if (!operation.form) return operation.body && JSON.stringify(exampleOf(operation))
  const form = new FormData()
  if (operation.id === 'uploadFile') form.append('file_type', 'document')
  form.append('file', new File(['Shartnoma'], 'shartnoma.txt'))
  return form
}

interface Described {
  requestBody?: { content: { 'application/json'?: { example?: Record<string, unknown> } } }
}
