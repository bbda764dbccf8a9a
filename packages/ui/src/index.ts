// theme
export {
  GlobalStyle,
  UiProvider,
  useIsBelow,
  useUi,
  breakpoint,
  space,
  type Density,
  type Navigate,
  type Theme,
  type UiLanguage,
  type UiWords,
} from './theme/index.ts'

// format
export * from './format/index.ts'

// icons
export * from './icons/index.ts'

// components
export * from './components/Avatar/index.ts'
export * from './components/Badge/index.ts'
export * from './components/Banner/index.ts'
export * from './components/Breadcrumbs/index.ts'
export * from './components/Button/index.ts'
export * from './components/ButtonGroup/index.ts'
export * from './components/Card/index.ts'
export * from './components/Chip/index.ts'
export * from './components/Collapsible/index.ts'
export * from './components/CommandPalette/index.ts'
export * from './components/ConfirmDialog/index.ts'
export * from './components/DataTable/index.ts'
export * from './components/DateText/index.ts'
export * from './components/Dialog/index.ts'
export * from './components/Drawer/index.ts'
export * from './components/Duration/index.ts'
export * from './components/EmptyState/index.ts'
export * from './components/FactList/index.ts'
export * from './components/FilterBar/index.ts'
export * from './components/IconButton/index.ts'
export * from './components/Kbd/index.ts'
export * from './components/Link/index.ts'
export * from './components/Menu/index.ts'
export * from './components/Money/index.ts'
export * from './components/PageHeader/index.ts'
export * from './components/Pagination/index.ts'
export * from './components/Phone/index.ts'
export * from './components/Popover/index.ts'
export * from './components/Prediction/index.ts'
export * from './components/ProgressBar/index.ts'
export * from './components/SegmentedControl/index.ts'
export * from './components/ShortcutSheet/index.ts'
export * from './components/Skeleton/index.ts'
export * from './components/Snackbar/index.ts'
export * from './components/Spinner/index.ts'
export * from './components/StatCard/index.ts'
export * from './components/Stepper/index.ts'
export * from './components/Tabs/index.ts'
export * from './components/Tooltip/index.ts'

// templates
export * from './templates/AppShell/index.ts'
export * from './templates/AuthPage/index.ts'
export * from './templates/DetailPage/index.ts'
export * from './templates/FormPage/index.ts'
export * from './templates/ListPage/index.ts'
export * from './templates/NotFoundPage/index.ts'
export * from './templates/WizardPage/index.ts'

// fields
export * from './fields/CheckboxField/index.ts'
export * from './fields/ComboboxField/index.ts'
export * from './fields/DateField/index.ts'
export * from './fields/DateRangeField/index.ts'
export * from './fields/DiscountField/index.ts'
export * from './fields/EmailField/index.ts'
export * from './fields/MoneyField/index.ts'
export * from './fields/MultiSelectField/index.ts'
export * from './fields/NumberField/index.ts'
export * from './fields/PasswordField/index.ts'
export * from './fields/PercentField/index.ts'
export * from './fields/PhoneField/index.ts'
export * from './fields/RadioField/index.ts'
export * from './fields/SearchField/index.ts'
export * from './fields/SegmentedField/index.ts'
export * from './fields/SelectField/index.ts'
export * from './fields/SplitPaymentField/index.ts'
export * from './fields/SwitchField/index.ts'
export * from './fields/TextAreaField/index.ts'
export * from './fields/TextField/index.ts'
export * from './fields/TimeField/index.ts'
export * from './fields/WeekdaysField/index.ts'
export { bound, type BoundProps } from './fields/form.tsx'
export type { FieldProps } from './fields/shared/field.ts'
export type { Option } from './fields/shared/option.ts'
export type { DayLimits, DayRange } from './fields/shared/dayProblem.ts'

// parse
export * from './parse/index.ts'
