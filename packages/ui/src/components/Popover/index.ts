export { Bubble } from './Bubble.ts'
export { Popover, type PopoverProps } from './Popover.tsx'
