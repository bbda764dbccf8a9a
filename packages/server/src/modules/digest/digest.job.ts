import type { JobContext, JobKind, JobResult } from '../../core/background/jobKind.ts'
import { queueLetter } from '../../core/background/outbox.ts'
import { momentIn } from '../../core/db/businessDay.ts'
import { notify } from '../../core/events/notify.ts'
import { digestHours, mayHaveDigest } from '../../core/auth/digest.ts'
import { digestReader } from './digest.figures.ts'
import { LATE_HOURS } from './digest.rules.ts'
import type { Sources } from './digest.sources.ts'
import { claimDay, nextReader, readerOf } from './digest.store.ts'

/** A daily job for each hour that can be chosen, by the clock of the merchant. Missed days are not made up for. */
export function digestJobs(sources: Sources): readonly JobKind[] {
  const { headline } = digestReader(sources)

  return digestHours.map((hour) => ({
    kind: `digest_${hour}`,
    every: { at: `${String(hour).padStart(2, '0')}:00` },
    run: (context) => writeNext(context, hour),
  }))

  /** Writes the digest of the next person: one notification and one letter, in a transaction of their own. */
  async function writeNext(
    { db, now, today, key, payload }: JobContext,
    hour: number,
  ): Promise<JobResult | void> {
    if (key !== today) return
    const staff = await nextReader(db, { hour, day: today, after: Number(payload.after ?? 0) })
    if (staff === undefined) return
    const next = { payload: { after: staff } }
    const reader = await readerOf(db, staff)
    if (!reader || reader.clubs.length === 0 || !mayHaveDigest(reader.principal)) return next
    const { principal, is_joined } = reader
    if (hourIn(principal.zone, now) > hour + LATE_HOURS) return
    if (!(await claimDay(db, staff, today))) return next
    const { total, change, things } = await headline(reader, { db, today, now })
    const figures = { sales: total, things, ...(change !== null && { change }) }
    await notify(db, { kind: 'digest', to: [staff], figures }, now)
    if (is_joined) {
      const dedupe = `digest ${staff} ${today}`
      const { language } = principal
      await queueLetter(db, { template: 'digest', staff, language, now, dedupe })
    }
    return next
  }
}

const hourIn = (zone: string, now: Date) => Number(momentIn(zone, now.toISOString()).slice(11, 13))
