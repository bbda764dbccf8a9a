import { alarmOwners } from '../events/alarmOwners.ts'
import { fillTemplate } from '../i18n/words.ts'
import { redactText } from '../services/log.ts'
import { asTenant, type Transact, type Work } from '../db/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../auth/principal.ts'
import { leaseEnd, nextAttempt, reasonOf } from './backOff.ts'
import { Refused, RetryLater, type Channel, type ChannelName, type Message } from './channel.ts'
import type { Template, WordedTemplate } from './outbox.ts'

interface Claimed {
  merchant_id: number
  id: number
  channel: ChannelName
  template: Template
  staff_id: number
  address: string
  language: Language
  attempts: number
  /** End of the lease, which names the claim. */
  until: Date
}

/** The end of an attempt. */
type Outcome =
  | { state: 'sent'; provider: string | null }
  | { state: 'cancelled' }
  | { state: 'failed' | 'unknown'; error: unknown }
  /** The attempt is free where the transport has asked for the pause. */
  | { state: 'queued'; error: unknown; at: Date; isFree?: boolean }

/** Milliseconds within which a transport has to answer; shorter than a lease. */
const PATIENCE = 45_000
/** The failed attempt after which the owner is told, some six minutes after the first. */
const TOLD_AFTER = 3

/** Sends what is due in the outbox, message by message. Any number of processes may do so at the same time. */
export function sender(
  {
    channels,
    letters,
    clock,
    log,
    locales,
    address,
    secrets,
  }: Pick<
    Dependencies,
    'channels' | 'letters' | 'clock' | 'log' | 'locales' | 'address' | 'secrets'
  >,
  transact: Transact,
) {
  const names = Object.keys(channels)
  const repeatable = names.filter((name) => channels[name as ChannelName]?.isRepeatable)
  const declared = new Map(letters.map((letter) => [letter.template, letter]))

  return { lapse, next }

  /** Settles messages of processes that ended while they sent them. */
  async function lapse() {
    await transact(({ connection }) =>
      connection.query('select lapse_deliveries($1, $2)', [clock(), repeatable]),
    )
  }

  /** Sends the next due message; returns false where none is due. A message that fails does not throw. */
  async function next(): Promise<boolean> {
    const now = clock()
    const claimed = await claim(now)
    if (!claimed) return false
    const outcome = await attempt(claimed, now)
    if ('error' in outcome) {
      const { channel, attempts, id } = claimed
      log.warn({ channel, attempts, delivery: id, error: outcome.error }, 'delivery')
    }
    await transact((work) => settle(work, claimed, outcome))
    return true
  }

  async function claim(now: Date): Promise<Claimed | null> {
    const until = leaseEnd(now)
    const { rows } = await transact(({ connection }) =>
      connection.query<Omit<Claimed, 'until'>>('select * from claim_delivery($1, $2, $3)', [
        names,
        now,
        until,
      ]),
    )
    return rows[0] ? { ...rows[0], until } : null
  }

  async function attempt(claimed: Claimed, now: Date): Promise<Outcome> {
    const channel = channels[claimed.channel] as Channel
    let message: Message | null
    try {
      message = await transact((work) => messageOf(work, claimed, now))
    } catch (error) {
      return later(claimed, error)
    }
    if (!message) return { state: 'cancelled' }
    try {
      return { state: 'sent', provider: await within(PATIENCE, channel.send(message)) }
    } catch (error) {
      if (error instanceof Refused) return { state: 'failed', error }
      if (error instanceof RetryLater) return { state: 'queued', error, at: error.at, isFree: true }
      return channel.isRepeatable ? later(claimed, error) : { state: 'unknown', error }
    }
  }

  function later({ attempts }: Claimed, error: unknown): Outcome {
    const at = nextAttempt(attempts, clock())
    return at ? { state: 'queued', error, at } : { state: 'failed', error }
  }

  async function messageOf(work: Work, claimed: Claimed, now: Date): Promise<Message | null> {
    const { merchant_id: merchant, id, template, language, address: to, staff_id: staff } = claimed
    await asTenant(work, { merchant, club: 0, staff: 0 })
    const letter = declared.get(template)
    if (!letter) throw new Error(`No module declares the letter ${template}`)
    const words = locales[language]
    const appUrl = address()
    const filled = await letter.fill({
      db: work.db,
      now,
      secrets,
      staff,
      address: to,
      language,
      words,
      appUrl,
    })
    if (!filled) return null
    const { until } = filled
    const message = { id: `${merchant}-${id}`, to, until }
    if ('content' in filled) return { ...message, ...filled.content }
    const { subject, text } = words.letters[template as WordedTemplate]
    const vars = { ...filled.vars, link: appUrl + filled.place }
    return { ...message, subject: fillTemplate(subject, vars), text: fillTemplate(text, vars) }
  }

  async function settle(work: Work, claimed: Claimed, outcome: Outcome) {
    const { merchant_id: merchant, id, staff_id: staff, until, attempts } = claimed
    const { state } = outcome
    const now = clock()
    const error = 'error' in outcome ? redactText(reasonOf(outcome.error)) : null
    await asTenant(work, { merchant, club: 0, staff: 0 })
    const { count } = await work.connection.query(
      `update delivery
          set state = $1, provider_id = $2, error = $3, taken_until = null, next_at = coalesce($4::timestamptz, next_at), attempts = $8,
              ended_at = case when $4::timestamptz is null then $5::timestamptz end
        where merchant_id = current_merchant() and id = $6 and taken_until = $7 and state = 'sending'`,
      [
        state,
        state === 'sent' ? outcome.provider : null,
        error,
        state === 'queued' ? outcome.at : null,
        now,
        id,
        until,
        state === 'queued' && outcome.isFree ? attempts - 1 : attempts,
      ],
    )
    if (count === 0) return
    const isToldNow = state === 'queued' && attempts === TOLD_AFTER && !(await isTold(work, id))
    if (state === 'failed' || isToldNow) await alarmOwners(work, 'delivery_failed', now)
    if (state !== 'queued')
      await declared.get(claimed.template)?.ended?.({ db: work.db, staff, now })
  }
}

/** Whether another message has failed as often, so that the owner knows that the transport does not answer. */
async function isTold({ connection }: Work, id: number): Promise<boolean> {
  const { rows } = await connection.query(
    `select from delivery
      where merchant_id = current_merchant() and id <> $1 and state in ('queued', 'sending') and attempts >= $2 limit 1`,
    [id, TOLD_AFTER],
  )
  return rows.length > 0
}

async function within<T>(ms: number, sending: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The transport does not answer')), ms)
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
