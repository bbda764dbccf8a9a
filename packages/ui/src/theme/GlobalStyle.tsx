import { createGlobalStyle } from 'styled-components'
import './fonts.css'
import { breakpoint, line, media, text } from './scale.ts'
import { chartDeclarations, declarations, token } from './token.ts'
import { chartDark, chartLight, contrast, dark, light } from './tokens.json'

const lightDepth = `
  --z-shadow-1: 0 1px 2px rgb(28 24 46 / 0.06);
  --z-shadow-2: 0 4px 12px -2px rgb(28 24 46 / 0.1);
  --z-shadow-3: 0 12px 32px -8px rgb(28 24 46 / 0.18), 0 2px 6px rgb(28 24 46 / 0.08);
  --z-scrim: rgb(28 24 46 / 0.4);
  color-scheme: light;`

// Shadows are invisible on dark: surface steps and a light upper edge replace them.
const darkDepth = `
  --z-shadow-1: inset 0 1px 0 rgb(255 255 255 / 0.03);
  --z-shadow-2: inset 0 1px 0 rgb(255 255 255 / 0.05), 0 8px 24px rgb(0 0 0 / 0.4);
  --z-shadow-3: inset 0 1px 0 rgb(255 255 255 / 0.05), 0 16px 48px rgb(0 0 0 / 0.6);
  --z-scrim: rgb(6 5 10 / 0.64);
  color-scheme: dark;`

const lightTheme = `${declarations(light)}${chartDeclarations(chartLight)}${lightDepth}`
const darkTheme = `${declarations(dark)}${chartDeclarations(chartDark)}${darkDepth}`

const scale = `
  --z-font: 'Onest Variable', 'Onest Fallback', system-ui, sans-serif;
  --z-type-caption: 500 0.75rem/1rem var(--z-font);
  --z-type-label: 500 0.8125rem/1.125rem var(--z-font);
  --z-type-dense: 400 0.875rem/1.25rem var(--z-font);
  --z-type-body: 400 0.9375rem/1.375rem var(--z-font);
  --z-type-input: 400 1rem/1.5rem var(--z-font);
  --z-type-heading: 600 1.125rem/1.625rem var(--z-font);
  --z-type-title: 600 1.25rem/1.75rem var(--z-font);
  --z-type-page: 600 1.5rem/2rem var(--z-font);
  --z-type-figure: 650 1.875rem/2.375rem var(--z-font);
  --z-type-kpi: 650 2.25rem/2.75rem var(--z-font);
  --z-type-verdict: 650 3.5rem/3.75rem var(--z-font);
  --z-track-caption: 0; --z-track-label: 0; --z-track-dense: 0; --z-track-body: 0; --z-track-input: 0; --z-track-heading: 0;
  --z-track-title: -0.01em;
  --z-track-page: -0.02em; --z-track-figure: -0.02em; --z-track-kpi: -0.02em;
  --z-track-verdict: -0.02em;
  --z-radius-control: 8px;
  --z-control-xs: 28px; --z-control-sm: 40px; --z-control-md: 54px; --z-control-lg: 60px;
  --z-control-row: 52px; --z-control-field: 44px;
  --z-gutter: 28px;
  --z-curve: cubic-bezier(0.2, 0, 0, 1);
  --z-motion-press: 80ms var(--z-curve);
  --z-motion-colour: 120ms var(--z-curve);
  --z-motion-popover: 180ms var(--z-curve);
  --z-motion-dialog: 240ms var(--z-curve);`

/** CSS variables of all themes, fonts, focus ring and base styles. Place it once at the root. */
export const GlobalStyle = createGlobalStyle`
  :root { ${scale} }
  :root, [data-theme='light'], [data-theme='contrast'] { ${lightTheme} }
  [data-theme='contrast'] { ${declarations(contrast)} }
  /* Paper is light in every theme. */
  ${media.screen} { [data-theme='dark'] { ${darkTheme} } }
  @media screen and (prefers-color-scheme: dark) { [data-theme='system'] { ${darkTheme} } }
  @media (prefers-contrast: more) and (prefers-color-scheme: light) {
    [data-theme='system'] { ${declarations(contrast)} }
  }
  ${media.below('lg')} { :root { --z-gutter: 20px; } }
  ${media.below('shell')} {
    :root {
      --z-type-body: 400 1rem/1.5rem var(--z-font);
      --z-radius-control: 6px;
      --z-control-sm: 36px; --z-control-md: 42px; --z-control-lg: 48px;
    }
  }
  ${media.below('sm')} { :root { --z-gutter: 16px; } }
  @media (min-width: ${breakpoint.shell}px) {
    [data-density='comfortable'] { --z-control-sm: 40px; --z-control-md: 54px; --z-control-lg: 60px; --z-control-row: 52px; --z-control-field: 44px; }
    [data-density='compact'] { --z-control-sm: 32px; --z-control-md: 40px; --z-control-lg: 48px; --z-control-row: 40px; --z-control-field: 40px; }
  }
  ${media.from('lg')} {
    [data-density='regular'] { --z-control-sm: 36px; --z-control-md: 54px; --z-control-lg: 60px; --z-control-row: 44px; --z-control-field: 44px; }
  }
  ${media.still} {
    :root { --z-motion-press: 0ms; --z-motion-popover: 80ms linear; --z-motion-dialog: 80ms linear; }
    *, ::before, ::after { scroll-behavior: auto !important; }
  }

  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 5rem; }
  body { margin: 0; }
  body, [data-theme] {
    ${text('body')}
    color: ${token('fg.default')};
    background: ${token('bg.canvas')};
  }
  body { -webkit-font-smoothing: antialiased; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ol, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ol, ul { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  h1:focus { outline: none; }
  :focus-visible { outline: ${line.ring} solid ${token('focus.ring')}; outline-offset: ${line.hair}; }
  ::selection { background: ${token('secondary.solid')}; color: ${token('secondary.fg')}; }
  ::placeholder { color: ${token('fg.subtle')}; opacity: 1; }
  :where(.lucide) { flex: none; stroke-width: 1.75; }
  [hidden] { display: none !important; }
`
