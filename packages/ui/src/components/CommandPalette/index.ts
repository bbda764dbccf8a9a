export {
  CommandPalette,
  type CommandGroup,
  type CommandPaletteProps,
  type CommandRow,
} from './CommandPalette.tsx'
