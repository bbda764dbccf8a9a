import type { OutwardContext, Who } from './context.ts'
import { refuse } from './errors.ts'
import { GeocoderFailed } from './geocoder.ts'
import {
  answerOf,
  inputOf,
  renewedCookie,
  type Outcome,
  type Passage,
  type Sent,
  type Serving,
} from './passage.ts'
import { factsOf } from './request.ts'
import { traces } from './traces.ts'
import { asTenant } from './transaction.ts'

/** Runs transactions of a person, for work outside the one that authorised the request. */
export const transactionsOf =
  (
    { transact }: Pick<Serving, 'transact'>,
    passage: Passage,
    who: Who,
  ): OutwardContext['transaction'] =>
  (work) =>
    transact(async (opened) => {
      await asTenant(opened, who)
      const { emit, audit, finish } = traces(opened, who, passage)
      const done = await work({ db: opened.db, emit, audit })
      await finish()
      return done
    })

/** Runs after the transaction that authorised the request, so that an external service may be slow. */
export async function outward(
  serving: Serving,
  passage: Passage,
  sent: Sent,
  who: Who,
): Promise<Outcome> {
  const { parts } = serving
  const { facts: request } = factsOf(passage.request, passage.id, passage.info)
  const context = {
    ...inputOf(serving, passage, sent),
    who,
    language: passage.language ?? who.language,
    now: passage.now,
    request,
    secrets: parts.secrets,
    passwords: parts.passwords,
    geocoder: parts.geocoder,
    online: parts.online,
    transaction: transactionsOf(serving, passage, who),
  } satisfies OutwardContext
  if (passage.renewed) passage.settled = renewedCookie(passage)
  try {
    return await answerOf(serving, context)
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error
    parts.log.warn({ request: passage.id, error: error.message }, 'geocoder')
    return refuse('geocoder_unavailable', { status: 503 })
  }
}
