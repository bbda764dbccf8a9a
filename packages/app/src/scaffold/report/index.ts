export { BarRows } from './parts/BarRows.tsx'
export { BucketTable, type BucketRow } from './parts/BucketTable.tsx'
export {
  CardSentence,
  ChartLegend,
  RingBeside,
  ScrollRows,
  WideSwitch,
} from './parts/CardParts.tsx'
export { FigureTable } from './parts/FigureTable.tsx'
export { formatTenths } from './formatTenths.ts'
export { MeterRows } from './parts/MeterRows.tsx'
export { PersonRows } from './parts/PersonRows.tsx'
export { HeatTable } from './parts/HeatTable.tsx'
export { PairColumns } from './parts/PairColumns.tsx'
export { PairRows } from './parts/PairRows.tsx'
export { ShareBar, type PartColour } from './parts/ShareBar.tsx'
export { ShareRows } from './parts/ShareRows.tsx'
export { SumRows } from './parts/SumRows.tsx'
export type {
  Cell,
  ReportCardSpec,
  ReportFigure,
  ReportFigures,
  ReportScope,
  ReportTable,
} from './report.types.ts'
export { ReportCard } from './ReportCard.tsx'
export { reportPage } from './reportPage.tsx'
export { usePeriodText } from './usePeriodText.ts'
export { useReportSwitch } from './useReportScope.ts'
export { useMonthText } from './useMonthText.ts'
