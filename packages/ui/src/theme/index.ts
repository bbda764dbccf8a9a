export { chart, token, type TokenName } from './token.ts'
export {
  breakpoints,
  elevation,
  focusRing,
  height,
  hidden,
  media,
  motion,
  oneLine,
  radius,
  space,
  tabular,
  text,
  touchTarget,
  width,
  type Breakpoint,
} from './scale.ts'
export { GlobalStyle } from './GlobalStyle.ts'
export { useIsBelow } from './useIsBelow.ts'
