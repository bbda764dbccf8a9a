export { ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx'
