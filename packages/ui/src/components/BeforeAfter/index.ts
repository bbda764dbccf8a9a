export { BeforeAfter, type BeforeAfterProps } from './BeforeAfter.tsx'
