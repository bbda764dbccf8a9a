export { TermBar, type TermBarProps, type TermMark, type TermPart } from './TermBar.tsx'
