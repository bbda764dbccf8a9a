import type { BodyBudget } from './body.ts'
import type { Context } from './context.ts'
import type { Operation } from './contract.ts'
import { missing } from './errors.ts'
import type { SentFile } from './files.ts'
import type { Route } from './handlers.ts'
import { parseStrict, Written } from './json.ts'
import type { Parts } from './parts.ts'
import { factsOf, type RequestInfo } from './request.ts'
import type { Renewed } from './session.ts'
import type { Transact } from './transaction.ts'
import type { Validator } from './validation.ts'
import type { Language, Tenant, Who } from './who.ts'

/** State of one request in the pipeline. */
export interface Passage {
  id: string
  now: Date
  request: Request
  info: RequestInfo
  /** Set once the session is resolved. */
  who?: Who
  /** Tenant that a public operation turned out to concern. */
  about?: Tenant
  language?: Language
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
  settled: [string, string][]
}

/** One operation with the dependencies to run it. */
export interface Serving {
  parts: Parts
  transact: Transact
  operation: Operation
  route: Route
  validator: Validator
  /** Shared by all operations. */
  bodies: BodyBudget
}

/** Payload of a request: its body as JSON, and the file of a form. */
export interface Sent {
  text: string
  file?: SentFile
}

/** The body of a successful response, or a `Response` of the handler (a file). */
export type Outcome = string | Response

/** Validated input of the handler. */
export function inputOf({ operation, validator }: Serving, passage: Passage, { text, file }: Sent) {
  const path = validator.path(passage.path)
  if (!path) missing()
  const query = validator.query(passage.search)
  const valid = operation.body ? validator.body(parseStrict(text)) : undefined
  const body = file ? { ...(valid as object), file } : valid
  return { operation: operation.id as Context['operation'], query, path, body } as Pick<
    Context,
    'operation' | 'query' | 'path' | 'body'
  >
}

/** Runs the handler and wraps its result in the response envelope. `settle` runs in between. */
export async function answerOf(
  serving: Serving,
  context: object,
  settle = () => {},
): Promise<Outcome> {
  const answer = await asked(serving, context)
  settle()
  return wrapped(serving, answer)
}

/** Runs the handler. */
export const asked = async ({ route }: Serving, context: object): Promise<unknown> =>
  (route.run as (context: object) => unknown)(context)

/** Wraps a result in the response envelope. */
export function wrapped(serving: Serving, answer: unknown): Outcome {
  if (answer instanceof Response) return answer
  const { results, ...facts } = isPage(answer) ? answer : { results: answer ?? null }
  const envelope = JSON.stringify({ success: true, code: 'ok', message: '', ...facts })
  const written = results instanceof Written ? results.text : JSON.stringify(results)
  return checked(serving, `${envelope.slice(0, -1)},"results":${written}}`)
}

/** The text of a response, validated against the contract where `checkAnswers` is on. */
function checked({ parts, operation, validator }: Serving, whole: string): string {
  if (parts.checkAnswers) {
    const wrong = validator.answer(JSON.parse(whole))
    if (wrong)
      throw new Error(`The answer of ${operation.id} is not what the contract says: ${wrong}`)
  }
  return whole
}

function isPage(answer: unknown): answer is { results: unknown } {
  return (
    typeof answer === 'object' && answer !== null && 'results' in answer && 'per_page' in answer
  )
}

/** Cookie of a session with a new token; none where the handler has ended the session. */
export function renewedCookie({ request, id, info, headers, renewed }: Passage) {
  const { facts, set } = factsOf(request, id, info)
  const isEnded = headers.some(([name, value]) => name === 'set-cookie' && /session=;/.test(value))
  if (renewed && !isEnded) facts.setCookie('session', renewed.token, renewed.seconds)
  return set
}
