export { coloured, colours, type Colour } from './colours.ts'
export { GlobalStyle } from './GlobalStyle.tsx'
export { contrastRatio, contrasts, leastContrast } from './contrast.ts'
export * from './mixins.ts'
export * from './scale.ts'
export { chart, palette, palettes, token, type ChartStep, type Theme, type Token } from './token.ts'
export { useIsBelow } from './useIsBelow.ts'
export {
  UiProvider,
  useUi,
  type Density,
  type Navigate,
  type UiLanguage,
  type UiWords,
} from './UiProvider.tsx'
