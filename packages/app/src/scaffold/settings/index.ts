export { choiceKind, moneyKind, numberKind, percentKind, phoneKind, switchKind } from './kinds.tsx'
export {
  setting,
  type ControlProps,
  type SettingKind,
  type SettingRowSpec,
  type SettingsSave,
} from './settings.types.ts'
export { useWhen } from './LastChangeText.tsx'
export { settingsPage } from './settingsPage.tsx'
