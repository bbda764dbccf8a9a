export { Verdict, type VerdictProps } from './Verdict.tsx'
