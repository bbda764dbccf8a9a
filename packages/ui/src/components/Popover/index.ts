export { Popover, type PopoverProps } from './Popover.tsx'
export type { Opener } from './useOpener.tsx'
