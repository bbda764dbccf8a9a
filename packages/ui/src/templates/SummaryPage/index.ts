export * from './ResultParts.ts'
export { SheetRow, type SheetRowProps } from './SheetRow.tsx'
export * from './SummaryParts.ts'
export { SummaryPage, type SummaryPageProps } from './SummaryPage.tsx'
