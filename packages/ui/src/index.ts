// theme
export {
  GlobalStyle,
  UiProvider,
  useIsBelow,
  useUi,
  breakpoint,
  type Density,
  type Navigate,
  type Theme,
  type UiLanguage,
  type UiWords,
} from './theme/index.ts'
