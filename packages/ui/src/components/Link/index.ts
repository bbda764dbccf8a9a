export { BareLink, Link, type LinkProps } from './Link.tsx'
export { useLink } from './useLink.ts'
