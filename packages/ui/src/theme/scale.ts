/** Spacing steps on the 4-px grid. */
export const space = {
  2: '2px',
  4: '4px',
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

/** Page gutter: 16, 20 or 28 px by width. */
export const gutter = 'var(--z-gutter)'

export const line = { hair: '1px', ring: '2px', bold: '3px' } as const

export const radius = {
  /** 8 px on wide screens, 6 px on a phone. */
  control: 'var(--z-radius-control)',
  tag: '6px',
  toast: '10px',
  card: '12px',
  dialog: '16px',
  round: '99px',
} as const

/** Heights of controls and table rows; depend on screen and density. */
export const control = {
  xs: 'var(--z-control-xs)',
  sm: 'var(--z-control-sm)',
  md: 'var(--z-control-md)',
  lg: 'var(--z-control-lg)',
  field: 'var(--z-control-field)',
  row: 'var(--z-control-row)',
} as const

/** Heights of rows that do not depend on the density. */
export const row = { phone: '64px' } as const

export const icon = { xs: '14px', sm: '16px', md: '20px', lg: '24px', xl: '32px' } as const

/** Widths of layout parts. */
export const width = {
  dot: '6px',
  touch: '44px',
  card: '300px',
  tallCard: '440px',
  sidebar: '232px',
  sidebarSlim: '64px',
  topbar: '56px',
  rail: '320px',
  summary: '340px',
  panel: '376px',
  menu: '220px',
  menuMax: '360px',
  tooltip: '280px',
  field: '320px',
  toast: '440px',
  confirm: '440px',
  dialog: '560px',
  wide: '880px',
  drawer: '480px',
  palette: '640px',
  form: '720px',
  page: '1280px',
  prose: '72ch',
  picture: '160px',
  thumb: '124px',
} as const

/** Heights of drawings in px, as numbers for computations. */
export const plot = { sm: 180, md: 260, lg: 360 } as const

/** Parts of drawings in px: a bar with its name, a row of cells, the axis below, rings. */
export const plotPiece = {
  bar: 56,
  cells: 36,
  foot: 32,
  ring: 208,
  ringSmall: 128,
  half: 300,
} as const

/** Sides of square images such as QR codes. */
export const picture = { sm: '128px', md: '192px', lg: '288px' } as const

const types = [
  'caption',
  'label',
  'dense',
  'body',
  'input',
  'heading',
  'title',
  'page',
  'figure',
  'kpi',
  'verdict',
] as const
export type TextStyle = (typeof types)[number]

/** CSS of a type scale step: font and letter spacing. */
export const text = (style: TextStyle) =>
  `font:var(--z-type-${style});letter-spacing:var(--z-track-${style});`

export const weight = { regular: 400, medium: 500, strong: 600, heavy: 650 } as const

export const shadow = {
  1: 'var(--z-shadow-1)',
  2: 'var(--z-shadow-2)',
  3: 'var(--z-shadow-3)',
} as const

/** Durations with easing; none with reduced motion. */
export const motion = {
  press: 'var(--z-motion-press)',
  colour: 'var(--z-motion-colour)',
  popover: 'var(--z-motion-popover)',
  dialog: 'var(--z-motion-dialog)',
} as const

export const layer = { sticky: 10, header: 20, bar: 30, overlay: 40, toast: 60 } as const

/** Layout breakpoints in px; at `shell` the drawer becomes a sidebar. */
export const breakpoint = { sm: 600, shell: 769, md: 900, lg: 1100, xl: 1536 } as const
export type Breakpoint = keyof typeof breakpoint

export const media = {
  below: (name: Breakpoint) => `@media (max-width: ${breakpoint[name] - 0.02}px)`,
  from: (name: Breakpoint) => `@media (min-width: ${breakpoint[name]}px)`,
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
  screen: '@media not print',
} as const
