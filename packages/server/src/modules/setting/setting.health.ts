import { sql } from 'kysely'
import type { Answer, Db, ExternalContext } from '../../core/operation/context.ts'
import { externalHandlers } from '../../core/operation/handlers.ts'
import type { HostHealth } from '../../core/services/health.ts'

type Line = Answer<'getHealth'>['lines'][number]

/** A missed backup is late once the next one is due too. */
const LATE = 2
/** Share of the disk from which it is tight. */
const TIGHT = 0.9

export const settingHealthRoutes = externalHandlers('setting', {
  getHealth: async ({ health, transaction, principal, now }) => {
    const host = await health()
    const books = await transaction(({ db }) => booksOf(db, principal))
    const lines = [...hostLines(host, now), books].toSorted(
      (one, other) => ranks[one.state] - ranks[other.state],
    )
    return { checked_at: now.toISOString(), lines }
  },
})

const ranks = { bad: 0, warn: 1, ok: 2 }

/** Lines of the host; exported for tests. */
export function hostLines({ mail, backup, disk }: HostHealth, now: Date): Line[] {
  return [
    ...(mail ? [mailLine(mail)] : []),
    ...(backup ? [backupLine(backup, now)] : []),
    ...(disk ? [diskLine(disk)] : []),
  ]
}

function mailLine({ isFolder, sentAt, failedAt }: NonNullable<HostHealth['mail']>): Line {
  if (isFolder) return line('mail', 'warn', 'folder', { at: sentAt })
  if (failedAt && (!sentAt || sentAt < failedAt)) {
    return line('mail', 'bad', 'refused', { at: failedAt })
  }
  return line('mail', 'ok', sentAt ? 'sent' : 'unsent', { at: sentAt })
}

function backupLine({ at, minutes }: NonNullable<HostHealth['backup']>, now: Date): Line {
  const facts = { at, limit: minutes }
  if (minutes === 0) return line('backup', 'warn', 'off', facts)
  if (!at) return line('backup', 'warn', 'none', facts)
  const age = (now.getTime() - at.getTime()) / 60_000
  return age > LATE * minutes
    ? line('backup', 'bad', 'late', facts)
    : line('backup', 'ok', 'fresh', facts)
}

function diskLine({ usedBytes: value, totalBytes: limit }: NonNullable<HostHealth['disk']>): Line {
  const isTight = value > TIGHT * limit
  return line('disk', isTight ? 'bad' : 'ok', isTight ? 'tight' : 'roomy', { value, limit })
}

/** The last integrity check of the merchant. */
async function booksOf(db: Db, { merchant }: ExternalContext['principal']): Promise<Line> {
  const { rows } = await sql<{ at: Date; checks: number; faults: number }>`
    select at, (after ->> 'checks')::integer as checks, (after ->> 'faults')::integer as faults
      from audit_log
     where merchant_id = ${merchant} and record_type = 'ledger' and record_id = ${merchant} and action = 'ledger.checked'
     order by id desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return line('books', 'warn', 'unchecked')
  const { at, checks: limit, faults: value } = last
  return value > 0
    ? line('books', 'bad', 'faults', { at, value, limit })
    : line('books', 'ok', 'sound', { at, value, limit })
}

interface Facts {
  at?: Date | null
  value?: number
  limit?: number
}

function line(
  name: Line['name'],
  state: Line['state'],
  code: Line['code'],
  { at = null, value, limit }: Facts = {},
): Line {
  return {
    name,
    state,
    code,
    at: at && new Date(at).toISOString(),
    value: value ?? null,
    limit: limit ?? null,
  }
}
