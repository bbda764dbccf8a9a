export { errorMessage, errorReason } from './errorMessage.ts'
export {
  hintKey,
  labelKey,
  optionKey,
  tabKey,
  titleKey,
  type Translate,
  useTranslate,
} from './translate.ts'
