import type { BodyBudget } from '../http/body.ts'
import type { AuditEntry, Context } from './context.ts'
import type { Operation } from './contract.ts'
import { notFound } from '../errors.ts'
import type { SentFile } from '../services/files.ts'
import type { Route } from './handlers.ts'
import { parseStrict, RawJson } from '../db/json.ts'
import type { Dependencies } from '../dependencies.ts'
import { factsOf, type RequestInfo } from '../http/request.ts'
import type { Renewed } from '../auth/session.ts'
import type { Transact } from '../db/transaction.ts'
import type { Validator } from './validation.ts'
import type { Language, Tenant, Principal } from '../auth/principal.ts'

/** State of one request in the pipeline. */
export interface RequestContext {
  id: string
  now: Date
  request: Request
  info: RequestInfo
  /** Set once the session is resolved. */
  principal?: Principal
  /** Tenant that a public operation turned out to concern. */
  about?: Tenant
  language?: Language
  /** Audit rows of a read while the app is viewed as another person; written after its transaction. */
  auditOfView?: AuditEntry[]
  /** Set where the session token was exchanged. */
  renewed?: Renewed
  /** Result of the operation's `prepare`, for the context of its handler. */
  prepared?: { prepared: unknown }
  path: Record<string, string>
  search: string
  /** The disk is full: nothing may be written. */
  readOnly: boolean
  headers: [string, string][]
  /** Headers that an error response carries as well: their changes are already committed. */
  committedHeaders: [string, string][]
}

/** One operation with the dependencies to run it. */
export interface OperationRuntime {
  parts: Dependencies
  transact: Transact
  operation: Operation
  route: Route
  validator: Validator
  /** Shared by all operations. */
  bodies: BodyBudget
}

/** Payload of a request: its body as JSON, and the file of a form. */
export interface RequestPayload {
  text: string
  file?: SentFile
}

/** The body of a successful response, or a `Response` of the handler (a file). */
export type HandlerResult = string | Response

/** Validated input of the handler. */
export function validInput(
  { operation, validator }: OperationRuntime,
  requestContext: RequestContext,
  { text, file }: RequestPayload,
) {
  const path = validator.path(requestContext.path)
  if (!path) notFound()
  const query = validator.query(requestContext.search)
  const valid = operation.body ? validator.body(parseStrict(text)) : undefined
  const body = file ? { ...(valid as object), file } : valid
  return { operation: operation.id as Context['operation'], query, path, body } as Pick<
    Context,
    'operation' | 'query' | 'path' | 'body'
  >
}

/** Runs the handler and wraps its result in the response envelope. `settle` runs in between. */
export async function runHandler(
  runtime: OperationRuntime,
  context: object,
  settle = () => {},
): Promise<HandlerResult> {
  const answer = await callHandler(runtime, context)
  settle()
  return toEnvelope(runtime, answer)
}

/** Runs the handler. */
export const callHandler = async ({ route }: OperationRuntime, context: object): Promise<unknown> =>
  (route.run as (context: object) => unknown)(context)

/** Wraps a result in the response envelope. */
export function toEnvelope(runtime: OperationRuntime, answer: unknown): HandlerResult {
  if (answer instanceof Response) return answer
  const { results, ...facts } = hasFacts(answer) ? answer : { results: answer ?? null }
  const envelope = JSON.stringify({ success: true, code: 'ok', message: '', ...facts })
  const written = results instanceof RawJson ? results.text : JSON.stringify(results)
  return checkAgainstContract(runtime, `${envelope.slice(0, -1)},"results":${written}}`)
}

/** The text of a response, validated against the contract where `checkAnswers` is on. */
function checkAgainstContract(
  { parts, operation, validator }: OperationRuntime,
  whole: string,
): string {
  if (parts.checkAnswers) {
    const wrong = validator.answer(JSON.parse(whole))
    if (wrong)
      throw new Error(`The answer of ${operation.id} is not what the contract says: ${wrong}`)
  }
  return whole
}

/** Whether the answer is a page, or figures with their moment: results beside other fields of the envelope. */
function hasFacts(answer: unknown): answer is { results: unknown } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'results' in answer &&
    ('per_page' in answer || 'as_of' in answer)
  )
}

/** Cookie of a session with a new token; none where the handler has ended the session. */
export function renewedCookie({ request, id, info, headers, renewed }: RequestContext) {
  const { facts, set } = factsOf(request, id, info)
  const isEnded = headers.some(([name, value]) => name === 'set-cookie' && /session=;/.test(value))
  if (renewed && !isEnded) facts.setCookie('session', renewed.token, renewed.seconds)
  return set
}
