import { minute, number, text } from '../../core/sheets/columns.ts'
import { listExport } from '../../core/sheets/listExport.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { entriesOf, idsOf, matching, type Entry } from './audit.store.ts'

const told = (value: Entry['changes'][number]['before']) => (value === null ? '' : String(value))

/** All rows of the audit log that match the filters, the newest first. */
export const exported = listExport<'exportAuditCsv', Entry>({
  name: (language) => `audit-${language}`,
  from: ['audit', 'list'],
  action: 'audit.exported',
  rows: async ({ db, query, principal }) => {
    dateRange(query)
    return { ids: await idsOf(db, matching(query, principal), null), read: entriesOf }
  },
  heads: (words) => words.audit.export,
  columns: {
    id: number(10, (row) => row.id),
    at: minute((row) => row.at),
    staff: text(28, (row) => row.staff.name),
    role: text(14, (row) => row.role),
    club: text(20, (row) => row.club?.name ?? null),
    action: text(24, (row) => row.action),
    record: number(10, (row) => row.record),
    name: text(28, (row) => row.name),
    member: text(28, (row) => row.member?.name ?? null),
    changes: text(48, (row) =>
      row.changes
        .map(({ field, before, after }) => `${field}: ${told(before)} → ${told(after)}`)
        .join('; '),
    ),
    reason: text(32, (row) => row.reason),
  },
})
