/** The contract as the server reads it: one bundled OpenAPI document. */
export interface Contract {
  paths: Record<string, PathItem>
  components?: object
}

type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [method in Method]?: OperationObject
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Schema = { [key: string]: unknown }
type Reference = { $ref: string }

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
  example?: string | number
}

interface ResponseObject {
  content?: { 'application/json'?: { schema: Schema } }
}

interface OperationObject {
  operationId: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: {
    content: { [type in 'application/json' | 'multipart/form-data']?: { schema: Schema } }
  }
  responses: { [status: string]: ResponseObject | Reference }
  'x-permission'?: string[]
  'x-public'?: boolean
  'x-idempotent'?: boolean
  'x-file-limit'?: number
  'x-club'?: 'optional'
  'x-waiting'?: boolean
  'x-closed-club'?: boolean
  'x-viewing'?: boolean
  'x-edition'?: string[]
}

/** One operation, with everything that the pipeline needs of it. */
export interface Operation {
  id: string
  noun: string
  method: Uppercase<Method>
  /** Path under /api/v1 with `{name}` for parameters. */
  path: string
  open: boolean
  /** Section, tab, action; empty where a session is enough. */
  permission: string[]
  editions: string[]
  idempotent: boolean
  clubOptional: boolean
  /** Allowed while the device of the session waits for its approval. */
  whileWaiting: boolean
  /** A write that owners and directors may also make in a closed club. */
  inClosedClub: boolean
  /** It may write although the app is viewed as another person. */
  whileViewing: boolean
  /** Of the path and the query. */
  parameters: (Parameter & { kind: Kind })[]
  body: Schema | undefined
  /** The body is a form with one file in it. */
  form: boolean
  /** Limit of that file in bytes, where it differs from the default. */
  fileLimit: number | undefined
  answer: Schema | undefined
  /** Error codes that it may return, by status. */
  codes: Record<string, string[]>
}

/** Type that the text of a parameter is coerced to before validation. */
export type Kind = 'integer' | 'number' | 'boolean' | 'string' | 'integers' | 'strings'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** All operations of the contract. Throws where one declares neither a permission nor that it is public. */
export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method]
      return found ? [operation(contract, path, method, item, found)] : []
    }),
  )
}

function operation(
  contract: Contract,
  path: string,
  method: Method,
  item: PathItem,
  found: OperationObject,
): Operation {
  const open = found['x-public'] === true
  const { 'application/json': json, 'multipart/form-data': form } = found.requestBody?.content ?? {}
  const permission = found['x-permission']
  if (open === (permission !== undefined)) {
    throw new Error(`${found.operationId} needs either x-permission or x-public`)
  }
  return {
    id: found.operationId,
    noun: found.tags?.[0] ?? '',
    method: method.toUpperCase() as Uppercase<Method>,
    path,
    open,
    permission: permission ?? [],
    editions: found['x-edition'] ?? [],
    idempotent: found['x-idempotent'] === true,
    clubOptional: open || found['x-club'] === 'optional',
    whileWaiting: found['x-waiting'] === true,
    inClosedClub: found['x-closed-club'] === true,
    whileViewing: found['x-viewing'] === true,
    parameters: [...(item.parameters ?? []), ...(found.parameters ?? [])]
      .map((given) => resolve<Parameter>(contract, given))
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({ ...parameter, kind: kindOf(contract, parameter.schema) })),
    body: (json ?? form)?.schema,
    form: form !== undefined,
    fileLimit: found['x-file-limit'],
    answer: schemaOf(contract, found, '200'),
    codes: codesOf(contract, found),
  }
}

function schemaOf(contract: Contract, { responses }: OperationObject, status: string) {
  const response = responses[status]
  if (!response) return undefined
  return resolve<ResponseObject>(contract, response).content?.['application/json']?.schema
}

function codesOf(contract: Contract, found: OperationObject): Record<string, string[]> {
  const statuses = Object.keys(found.responses).filter((status) => status >= '400')
  return Object.fromEntries(
    statuses.map((status) => {
      const { allOf = [] } = (schemaOf(contract, found, status) ?? {}) as Coded
      return [status, allOf.flatMap(({ properties }) => properties?.code?.enum ?? [])]
    }),
  )
}

interface Coded {
  allOf?: { properties?: { code?: { enum?: string[] } } }[]
}

function kindOf(contract: Contract, schema: Schema): Kind {
  const { type, items } = resolve<{ type?: string; items?: Schema }>(contract, schema)
  if (type === 'array') {
    return items && kindOf(contract, items) === 'integer' ? 'integers' : 'strings'
  }
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string'
}

function resolve<T>(contract: Contract, value: object): T {
  if (!('$ref' in value)) return value as T
  const steps = String(value.$ref).slice(2).split('/')
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/')],
    contract,
  )
  return resolve(contract, found as object)
}
