export { ConflictDialog } from './ConflictDialog.tsx'
export { MutationDialog } from './MutationDialog.tsx'
export { MutationPage } from './MutationPage.tsx'
export { useFocusFirstError } from './focusFirstError.ts'
export type { FieldRenderProps, FieldType, RuleContext } from './form.types.ts'
export { editPage, formPage } from './formPage.tsx'
export { ReferenceField, ReferenceManyField } from './inputs/ReferenceFields.tsx'
export {
  blank,
  choice,
  choices,
  date,
  email,
  longText,
  money,
  number,
  onOff,
  optional,
  password,
  phone,
  segments,
  text,
  time,
  weekdays,
} from './inputs/fields.ts'
export { address, photo } from './inputs/personFields.ts'
export { reference, referenceMany } from './inputs/reference.ts'
export { onCtrlEnter } from './onCtrlEnter.ts'
export { preloadForm } from './preloadForm.ts'
export type { Compared } from './threeWayMerge.ts'
