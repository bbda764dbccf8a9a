export { SummaryLine, type SummaryFigure, type SummaryLineProps } from './SummaryLine.tsx'
