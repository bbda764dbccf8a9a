import { operationsOf, type Operation } from '../core/contract.ts'
import { contract } from '../modules/index.ts'

export { contract }

/** Every operation of the contract, so that tests of all of them take new ones in by themselves. */
export const operations: Operation[] = operationsOf(contract)

/** The path of an operation for one record. */
export const pathOf = (operation: Operation, id = 1) =>
  operation.path.replaceAll(/\{\w+\}/g, String(id))

/** The example body of the contract, or undefined where the operation takes none. */
export function exampleOf(operation: Operation): Record<string, unknown> | undefined {
  const method = operation.method.toLowerCase()
  const item = contract.paths[operation.path] as unknown as Record<string, Described>
  return item[method]?.requestBody?.content['application/json']?.example
}

/** The example as it is sent; a form has a small text file in it. */
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
