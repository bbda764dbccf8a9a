export { Checklist, type Check, type ChecklistProps } from './Checklist.tsx'
