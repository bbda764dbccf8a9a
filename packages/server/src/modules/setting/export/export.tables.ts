import { gymTables } from './export.gym.ts'
import { memberTables } from './export.members.ts'
import { moneyTables } from './export.money.ts'
import type { ExportTable } from './export.table.ts'

/** All tables of the export. */
export const exportTables: readonly ExportTable[] = [...gymTables, ...memberTables, ...moneyTables]
