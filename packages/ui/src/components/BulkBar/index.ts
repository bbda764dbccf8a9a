export { BulkBar, type BulkBarProps } from './BulkBar.tsx'
export { type BulkResult } from './Outcome.tsx'
