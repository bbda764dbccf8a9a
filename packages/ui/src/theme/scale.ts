import { css } from 'styled-components'
import { token } from './token.ts'

/** Widths at which layouts change. Below `md` tables become cards, below `shell` the menu is a drawer. */
export const breakpoints = { sm: 600, shell: 769, md: 900, lg: 1100, xl: 1536 } as const
export type Breakpoint = keyof typeof breakpoints

/** Media queries: `${media.below('md')} { … }`. */
export const media = {
  below: (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`,
  from: (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`,
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
}

/** The 4-pixel grid, by its pixels. */
export const space = {
  1: '1px',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const

/** Corners; `button` and `control` are 8 on desktop and 6 on mobile. */
export const radius = {
  button: 'var(--radius-control)',
  control: 'var(--radius-control)',
  small: '4px',
  card: '12px',
  dialog: '16px',
  toast: '10px',
  chip: '99px',
  round: '99px',
} as const

/** Heights of controls: 54 on desktop, 42 on mobile (the hit area grows to 44). */
export const height = {
  control: 'var(--height-md)',
  lg: 'var(--height-lg)',
  md: 'var(--height-md)',
  sm: 'var(--height-sm)',
  xs: '28px',
  icon: '20px',
  target: '24px',
  touch: '44px',
  bar: '64px',
  row: '52px',
} as const

/** Fixed widths of the layouts. */
export const width = {
  sidebar: '232px',
  drawer: '288px',
  form: '720px',
  dialog: '480px',
  wideDialog: '720px',
  page: '1400px',
  reading: '72ch',
  auth: '440px',
  card: '300px',
} as const

/** Shadows in light, lit edges in dark. */
export const elevation = {
  1: 'var(--elevation-1)',
  2: 'var(--elevation-2)',
  3: 'var(--elevation-3)',
} as const

/** Durations with their curves, ready for `transition`. */
export const motion = {
  press: '80ms ease-out',
  hover: '120ms ease-out',
  popover: '180ms cubic-bezier(0.2, 0, 0, 1)',
  dialog: '240ms cubic-bezier(0.2, 0, 0, 1)',
  tick: '300ms cubic-bezier(0.2, 0, 0, 1)',
} as const

const type = (size: number, line: number, weight: number, spacing = 0) => css`
  font-size: ${size / 16}rem;
  line-height: ${line / 16}rem;
  font-weight: ${weight};
  letter-spacing: ${spacing}em;
`

/** The type scale. */
export const text = {
  caption: type(12, 16, 500),
  small: type(13, 18, 500),
  label: type(13, 18, 500),
  body: type(15, 22, 400),
  strong: type(15, 22, 600),
  control: type(16, 24, 400),
  button: type(15, 22, 600),
  heading: type(18, 26, 600),
  title: type(20, 28, 600, -0.01),
  page: type(24, 32, 600, -0.02),
  display: type(30, 38, 650, -0.02),
  figure: type(36, 44, 650, -0.02),
} as const

/** Figures of one width, for columns and totals. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`

/** Seen by screen readers only. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** The ring of whatever has the keyboard: 2 px with a 1 px gap. */
export const focusRing = css`
  outline: 2px solid ${token('focus.ring')};
  outline-offset: 1px;
`

/** One line, cut with an ellipsis; never on actions. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Grows the hit area to 44 px on touch screens without moving anything. */
export const touchTarget = css`
  position: relative;

  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      min-width: ${height.touch};
      min-height: ${height.touch};
      width: 100%;
      height: 100%;
      transform: translate(-50%, -50%);
    }
  }
`
