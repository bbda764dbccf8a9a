import type { Context, Language, OpenContext, OutwardContext, Tenant, Who } from './context.ts'
import type { Operation } from './contract.ts'
import { Refusal, missing, refuse } from './errors.ts'
import type { SentFile } from './files.ts'
import { readForm } from './form.ts'
import { GeocoderFailed } from './geocoder.ts'
import type { Route } from './handlers.ts'
import { claim, keep, keyOf } from './idempotency.ts'
import { parseStrict, Written } from './json.ts'
import { letterSender } from './letters.ts'
import { checkOrigin, clubOf, factsOf, readBody } from './request.ts'
import type { RequestInfo } from './request.ts'
import type { Parts } from './server.ts'
import { admit } from './access.ts'
import { serveAhead, type Foresight } from './foresight.ts'
import { enter, type Renewed } from './session.ts'
import { dayIn } from './time.ts'
import { traces } from './traces.ts'
import { asTenant, quiet, type Transact, type Work } from './transaction.ts'
import type { Validator } from './validation.ts'

/** A request on its way through, and what is known of it by then. */
export interface Passage {
  id: string
  now: Date
  request: Request
  info: RequestInfo
  /** Set once the person is known. */
  who?: Who
  /** Of whom an operation without a session turned out to speak. */
  about?: Tenant
  language?: Language
  /** Set where the session got another token. */
  renewed?: Renewed
  path: Record<string, string>
  search: string
  headers: [string, string][]
  /** Headers that a refusal carries as well: what they tell is committed by then. */
  settled: [string, string][]
}

/** What a request brought: its body as JSON, and beside it the file of a form. */
interface Sent {
  text: string
  file?: SentFile
}

/** The body of a successful answer, or the handler's own response (a file). */
export type Outcome = string | Response

/** One operation from its limits to its answer. Refusals and faults are thrown. */
export function pipeline(
  parts: Parts,
  transact: Transact,
  operation: Operation,
  route: Route,
  validator: Validator,
  sessions: Foresight,
): (passage: Passage) => Promise<Outcome> {
  const writes = operation.method !== 'GET'
  const run = route.run as (context: object) => unknown
  const { limits, secrets } = parts
  const sendLetter = letterSender(parts)

  return async (passage) => {
    if (writes) checkOrigin(passage.request, parts.origins)
    if (operation.form) {
      const limit = operation.fileLimit ?? limits.file
      return signedIn(passage, await readForm(passage.request, limit))
    }
    const text = operation.body ? await readBody(passage.request, limits.body) : ''
    return operation.open ? open(passage, text) : signedIn(passage, { text })
  }

  async function open(passage: Passage, text: string): Promise<Outcome> {
    const { facts, set } = factsOf(passage.request, passage.id, passage.info)
    const context = {
      ...input(passage, { text }),
      now: passage.now,
      request: facts,
      secrets,
      passwords: parts.passwords,
      sendLetter: (order) => sendLetter(order, passage.language ?? 'en', passage.id),
      transaction: (tenant, work) =>
        transact(async (opened) => {
          if (tenant) await asTenant(opened, tenant)
          if (tenant?.staff) passage.about = tenant
          return work(opened.db)
        }),
    } satisfies Partial<OpenContext>
    const answer = await run(context)
    passage.headers = set
    return envelope(answer)
  }

  async function signedIn(passage: Passage, sent: Sent): Promise<Outcome> {
    const { facts } = factsOf(passage.request, passage.id, passage.info)
    const token = facts.cookie('session')
    if (!token) refuse('session_required', { status: 401 })
    const hash = await secrets.hash(token)
    const club = clubOf(passage.request.headers)
    const { unattended } = facts
    const outcome = await transact<Outcome | Who>((work) =>
      serveAhead(
        sessions,
        `${hash} ${club}`,
        async (guess) => {
          const asked = { token: hash, club, now: passage.now, unattended }
          const found = await enter(work, asked, secrets, guess)
          if (!found) refuse('session_expired', { status: 401 })
          admit(operation, passage, found)
          return found
        },
        async (found) => {
          const who = admit(operation, { ...passage }, found)
          return route.outward ? who : serve(work, passage, sent, who)
        },
      ),
    ).catch((error: unknown) => tellRefused(error, passage))
    if (isWho(outcome)) return outward(passage, sent, outcome)
    if (passage.renewed) passage.headers = [...passage.headers, ...renewedCookie(passage)]
    return outcome
  }

  /** What a refusal has to tell the screens of the club, once its own transaction is undone. */
  async function tellRefused(error: unknown, { who, now }: Passage): Promise<never> {
    if (error instanceof Refusal && error.event && who) {
      const { kind, id } = error.event
      await transact(async (work) => {
        await asTenant(work, who)
        await work.connection.query(
          'select publish($1, $2, $3, $4)',
          [who.club, [kind], [id], now],
          'publish',
        )
      })
    }
    throw error
  }

  /** Behind the transaction: a service outside may take its time. */
  async function outward(passage: Passage, sent: Sent, who: Who): Promise<Outcome> {
    const { geocoder, online } = parts
    const language = passage.language ?? who.language
    const { facts: request } = factsOf(passage.request, passage.id, passage.info)
    const context = {
      ...input(passage, sent),
      who,
      language,
      now: passage.now,
      request,
      secrets,
      passwords: parts.passwords,
      geocoder,
      online,
      transaction: (work) =>
        transact(async (opened) => {
          await asTenant(opened, who)
          const { emit, audit, finish } = traces(opened, who, passage)
          const done = await work({ db: opened.db, emit, audit })
          finish()
          return done
        }),
    } satisfies OutwardContext
    if (passage.renewed) passage.settled = renewedCookie(passage)
    try {
      return envelope(await run(context))
    } catch (error) {
      if (!(error instanceof GeocoderFailed)) throw error
      parts.log.warn({ request: passage.id, error: error.message }, 'geocoder')
      return refuse('geocoder_unavailable', { status: 503 })
    }
  }

  async function serve(work: Work, passage: Passage, sent: Sent, who: Who): Promise<Outcome> {
    const { facts: request, set } = factsOf(passage.request, passage.id, passage.info)
    const given = input(passage, sent)
    if (!operation.idempotent) {
      const answer = await handle(work, passage, who, { ...given, request })
      passage.headers = set
      return answer
    }
    const key = keyOf(passage.request.headers)
    const asked = await secrets.hash(
      `${who.club}\n${JSON.stringify(passage.path)}\n${wholeOf(sent)}`,
    )
    const first = await claim(work, {
      operation: operation.id,
      key,
      hash: asked,
      now: passage.now,
    })
    passage.headers = first === undefined ? set : [['idempotency-replayed', 'true']]
    if (first !== undefined) return first
    const answer = await handle(work, passage, who, { ...given, request })
    if (typeof answer === 'string') work.last(keep(work, operation.id, key, answer))
    return answer
  }

  function input(passage: Passage, { text, file }: Sent) {
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

  async function handle(
    work: Work,
    passage: Passage,
    who: Who,
    given: Pick<Context, 'operation' | 'query' | 'path' | 'body' | 'request'>,
  ): Promise<Outcome> {
    const { emit, audit, alert, ledger, finish } = traces(work, who, passage)
    const context: Context = {
      ...given,
      db: work.db,
      who,
      now: passage.now,
      today: dayIn(who.zone, passage.now),
      emit,
      audit,
      alert,
      ledger,
      secrets,
      online: parts.online,
      files: parts.files,
      pictures: parts.pictures,
      words: parts.locales[passage.language ?? who.language],
      later: (next) =>
        transact(async (opened) => {
          // Whose rows they are and the first question travel together.
          const set = quiet(asTenant(opened, who))
          const value = await next(opened.db)
          await set
          return value
        }),
      fault: (error) =>
        parts.log.error({ request: passage.id, operation: operation.id, error }, 'fault'),
    }
    const answer = await run(context)
    finish()
    return envelope(answer)
  }

  function envelope(answer: unknown): Outcome {
    if (answer instanceof Response) return answer
    const { results, ...facts } = isPage(answer) ? answer : { results: answer ?? null }
    const around = JSON.stringify({ success: true, code: 'ok', message: '', ...facts })
    const written = results instanceof Written ? results.text : JSON.stringify(results)
    const whole = `${around.slice(0, -1)},"results":${written}}`
    if (parts.checkAnswers) {
      const wrong = validator.answer(JSON.parse(whole))
      if (wrong)
        throw new Error(`The answer of ${operation.id} is not what the contract says: ${wrong}`)
    }
    return whole
  }
}

/** Everything that a key of a write stands for; of a file, each byte as one sign. */
const wholeOf = ({ text, file }: Sent) => (file ? text + binary.decode(file.bytes) : text)
const binary = new TextDecoder('latin1')

/** The cookie of a session that got another token; one that the handler has ended gets none. */
function renewedCookie({ request, id, info, headers, renewed }: Passage) {
  const { facts, set } = factsOf(request, id, info)
  const isEnded = headers.some(([name, value]) => name === 'set-cookie' && /session=;/.test(value))
  if (renewed && !isEnded) facts.setCookie('session', renewed.token, renewed.seconds)
  return set
}

const isWho = (outcome: Outcome | Who): outcome is Who =>
  typeof outcome === 'object' && 'permissions' in outcome

function isPage(answer: unknown): answer is { results: unknown } {
  return (
    typeof answer === 'object' && answer !== null && 'results' in answer && 'per_page' in answer
  )
}

/** What a broken constraint means to the person, where the module says so. */
export function constraintRefusal(error: unknown, route: Route): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error
  const known = route.constraints[String(error.constraint)]
  return known ? new Refusal(known.code, known) : error
}
