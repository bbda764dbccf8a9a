export { BulkBar, type BulkBarProps, type BulkResult } from './BulkBar.tsx'
