import { admit } from './access.ts'
import type { Context, Who } from './context.ts'
import { Refusal, refuse } from './errors.ts'
import { claim, keep, keyOf } from './idempotency.ts'
import { outward } from './outward.ts'
import { isUnprepared, prepare } from './prepare.ts'
import {
  asked,
  inputOf,
  renewedCookie,
  wrapped,
  type Outcome,
  type Passage,
  type Sent,
  type Serving,
} from './passage.ts'
import { credentialsOf } from './preflight.ts'
import { factsOf } from './request.ts'
import { enter } from './session.ts'
import { dayIn } from './time.ts'
import { traces } from './traces.ts'
import { asTenant, type Work } from './transaction.ts'

/** Runs an operation that needs a session in one transaction, from the session to the response. */
export async function signedIn(serving: Serving, passage: Passage, sent: Sent): Promise<Outcome> {
  const { transact, operation, route, parts } = serving
  const by = await credentialsOf(serving, passage)
  const outcome = await transact<Outcome | Who>(async (work) => {
    const found = await enter(work, by, parts.secrets)
    if (!found) refuse('session_expired', { status: 401 })
    const who = admit(operation, passage, found)
    const isFirst = route.outward || isUnprepared(serving, passage, sent)
    return isFirst ? who : once(serving, work, { passage, sent, who })
  }).catch((error: unknown) => tellRefused(serving, error, passage))
  if (isWho(outcome)) {
    if (route.outward) return outward(serving, passage, sent, outcome)
    await prepare(serving, passage, sent, outcome)
    return signedIn(serving, passage, sent)
  }
  if (passage.renewed) passage.headers = [...passage.headers, ...renewedCookie(passage)]
  return outcome
}

/** Publishes the event of a refusal in a separate transaction, after the request's own was rolled back. */
async function tellRefused(
  { transact }: Serving,
  error: unknown,
  { who, now }: Passage,
): Promise<never> {
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

/** A request with its principal. */
interface Known {
  passage: Passage
  sent: Sent
  who: Who
}

/** Runs the handler; an operation with an idempotency key returns the stored response where there is one. */
async function once(serving: Serving, work: Work, known: Known): Promise<Outcome> {
  const { parts, operation } = serving
  const { passage, sent, who } = known
  const { facts: request, set } = factsOf(passage.request, passage.id, passage.info)
  const given = { ...inputOf(serving, passage, sent), request }
  if (!operation.idempotent) {
    const { answer, finish } = await handle(serving, work, known, given)
    await finish()
    passage.headers = set
    return wrapped(serving, answer)
  }
  const key = keyOf(passage.request.headers)
  const whole = await parts.secrets.hash(
    `${who.club}\n${JSON.stringify(passage.path)}\n${wholeOf(sent)}`,
  )
  const first = await claim(work, { operation: operation.id, key, hash: whole, now: passage.now })
  passage.headers = first === undefined ? set : [['idempotency-replayed', 'true']]
  if (first !== undefined) return first
  const { answer, finish } = await handle(serving, work, known, given)
  const outcome = wrapped(serving, answer)
  if (typeof outcome === 'string') await keep(work, operation.id, key, outcome)
  await finish()
  return outcome
}

/** Runs the handler, then writes its pending events and audit rows. */
async function handle(
  serving: Serving,
  work: Work,
  { passage, who }: Known,
  given: Pick<Context, 'operation' | 'query' | 'path' | 'body' | 'request'>,
): Promise<{ answer: unknown; finish: () => Promise<void> }> {
  const { parts, transact, operation } = serving
  const { emit, audit, alert, ledger, finish } = traces(work, who, passage)
  const context: Context = {
    ...given,
    ...passage.prepared,
    db: work.db,
    who,
    now: passage.now,
    today: dayIn(who.zone, passage.now),
    emit,
    audit,
    alert,
    ledger,
    secrets: parts.secrets,
    online: parts.online,
    files: parts.files,
    words: parts.locales[passage.language ?? who.language],
    later: (next) =>
      transact(async (opened) => {
        await asTenant(opened, who)
        return next(opened.db)
      }),
    fault: (error) =>
      parts.log.error({ request: passage.id, operation: operation.id, error }, 'fault'),
  }
  const answer = await asked(serving, context)
  return { answer, finish }
}

/** Text that the idempotency key is bound to; each byte of a file becomes one character. */
const wholeOf = ({ text, file }: Sent) => (file ? text + binary.decode(file.bytes) : text)
const binary = new TextDecoder('latin1')

const isWho = (outcome: Outcome | Who): outcome is Who =>
  typeof outcome === 'object' && 'permissions' in outcome
