export { DataTable } from './DataTable.tsx'
export type { ColumnLayout } from './layout.ts'
export type { Column, DataTableProps, RowKey, Sort } from './table.types.ts'
