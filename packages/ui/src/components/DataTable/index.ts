export { DataTable } from './DataTable.tsx'
export type { Column, DataTableProps, Sort } from './table.types.ts'
