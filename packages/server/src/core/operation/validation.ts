import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, Kind, Operation } from './contract.ts'
import { fail, type FieldError } from '../errors.ts'

/** Validates one operation's input and response. Schemas are compiled on first use, once. */
export interface Validator {
  /** Parameters by name, coerced and with defaults. Refuses unknown and repeated ones. */
  query: (search: string) => Record<string, unknown>
  /** Path parameters; undefined where one is invalid. */
  path: (given: Record<string, string>) => Record<string, unknown> | undefined
  /** Fills in defaults. Refuses with the fields that are wrong. */
  body: (value: unknown) => unknown
  /** Description of the mismatch of a response, or null. */
  answer: (value: unknown) => string | null
}

type Validators = (operation: Operation) => Validator

const validatorsOf = new WeakMap<Contract, Validators>()

/**
 * Validators for all operations of the contract, JSON Schema 2020-12, unknown keys refused. Servers of one process with
 * the same contract share them, so that each schema is compiled once.
 */
export function validators(contract: Contract): Validators {
  const found = validatorsOf.get(contract) ?? createValidators(contract)
  validatorsOf.set(contract, found)
  return found
}

function createValidators(contract: Contract): Validators {
  const created = new Map<string, Validator>()
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: false,
    validateSchema: false,
    addUsedSchema: false,
  })
  addFormats.default(ajv)
  ajv.addSchema(contract, 'contract')
  const compile = (schema: object) => lazy(() => ajv.compile(anchored(schema) as object))
  const create = (operation: Operation): Validator => {
    const query = compile(parameterSchema(operation, 'query'))
    const path = compile(parameterSchema(operation, 'path'))
    const body = operation.body && compile(operation.body)
    const answer = operation.answer && compile(operation.answer)
    const kinds = new Map(operation.parameters.map((each) => [each.name, each.kind]))
    return {
      query: (search) => {
        const given = parametersOf(search, kinds)
        if (!query()(given)) refuseFields(query())
        return given
      },
      path: (given) => {
        const values = Object.fromEntries(
          Object.entries(given).map(([name, text]) => [name, coerce(text, kinds.get(name))]),
        )
        return path()(values) ? values : undefined
      },
      body: (value) => {
        if (body && !body()(value)) refuseFields(body())
        return value
      },
      answer: (value) => (!answer || answer()(value) ? null : ajv.errorsText(answer().errors)),
    }
  }
  return (operation) => {
    const found = created.get(operation.id) ?? create(operation)
    created.set(operation.id, found)
    return found
  }
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Makes internal references absolute to the document. */
function anchored(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(anchored)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' ? [key, `contract${String(value)}`] : [key, anchored(value)],
    ),
  )
}

function parameterSchema(operation: Operation, where: 'query' | 'path') {
  const parameters = operation.parameters.filter((each) => each.in === where)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
    required: parameters.filter((each) => each.required).map((each) => each.name),
    additionalProperties: false,
  }
}

function parametersOf(search: string, kinds: Map<string, Kind>) {
  const given: Record<string, unknown> = {}
  if (!search) return given
  for (const [name, text] of new URLSearchParams(search)) {
    if (!kinds.has(name)) fail('validation', { fields: { [name]: 'unknown_field' } })
    if (Object.hasOwn(given, name)) fail('validation', { fields: { [name]: 'repeated' } })
    if (text.includes('\0')) fail('malformed')
    if (text !== '') given[name] = coerce(text, kinds.get(name))
  }
  return given
}

function coerce(text: string, kind: Kind | undefined): unknown {
  if (kind === 'integer') return /^-?\d{1,16}$/.test(text) ? Number(text) : text
  if (kind === 'number') return /^-?\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  if (kind === 'integers') return text.split(',').map((each) => coerce(each, 'integer'))
  return kind === 'strings' ? text.split(',') : text
}

function refuseFields(validate: ValidateFunction): never {
  const fields: Record<string, FieldError> = {}
  for (const error of (validate.errors ?? []).slice(0, 50)) {
    const name = fieldOf(error)
    if (!Object.hasOwn(fields, name)) fields[name] = codeOf(error)
  }
  fail('validation', { fields })
}

function fieldOf({ instancePath, keyword, params }: ErrorObject) {
  const last =
    keyword === 'required'
      ? `/${String(params.missingProperty)}`
      : keyword === 'additionalProperties'
        ? `/${String(params.additionalProperty)}`
        : ''
  return `${instancePath}${last}`.slice(1).replaceAll('/', '.') || 'body'
}

/** Value types with a specific message, by the name of their schema or field. */
const sentences: [RegExp, string][] = [
  [/Phone\//, 'invalid_phone'],
  [/(Date|Moment)\//, 'invalid_date'],
  [/Time\//, 'invalid_time'],
  [/(email|username)\//i, 'invalid_email'],
]

function codeOf({ keyword, params, schemaPath }: ErrorObject): FieldError {
  if (keyword === 'required') return 'required'
  if (keyword === 'additionalProperties') return 'unknown_field'
  if (keyword === 'minLength' && params.limit === 1) return 'required'
  if (keyword === 'pattern' && params.pattern === '\\S') return 'required'
  if (keyword === 'pattern' || keyword === 'format') {
    return sentences.find(([path]) => path.test(schemaPath))?.[1] ?? 'invalid_value'
  }
  const limited: Record<string, string> = {
    minLength: 'too_short',
    maxLength: 'too_long',
    minimum: 'too_small',
    maximum: 'too_large',
    minItems: 'too_few',
    maxItems: 'too_many',
  }
  const code = limited[keyword]
  return code ? [code, { limit: Number(params.limit) }] : 'invalid_value'
}
