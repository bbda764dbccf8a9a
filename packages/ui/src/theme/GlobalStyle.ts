import { createGlobalStyle, css } from 'styled-components'
import { media, text } from './scale.ts'
import { token, variable } from './token.ts'
import tokens from './tokens.json' with { type: 'json' }
import { contrastDark, contrastLight } from './contrast.ts'

type Values = Record<string, string>

const declare = (values: Values, charts: string[]) =>
  [
    ...Object.entries(values).map(([name, value]) => `${variable(name)}: ${value};`),
    ...charts.map((value, index) => `--chart-${index + 1}: ${value};`),
  ].join('\n')

const light = css`
  color-scheme: light;
  ${declare(tokens.light, tokens['chart.light'])}
  --elevation-1: 0 1px 2px rgb(28 24 46 / 0.06);
  --elevation-2: 0 4px 12px -2px rgb(28 24 46 / 0.1);
  --elevation-3: 0 12px 32px -8px rgb(28 24 46 / 0.18), 0 2px 6px rgb(28 24 46 / 0.08);
  --scrim: rgb(28 24 46 / 0.45);
`
const dark = css`
  color-scheme: dark;
  ${declare(tokens.dark, tokens['chart.dark'])}
  --elevation-1: inset 0 1px 0 rgb(255 255 255 / 0.05);
  --elevation-2: inset 0 1px 0 rgb(255 255 255 / 0.05), 0 4px 12px rgb(0 0 0 / 0.4);
  --elevation-3: inset 0 1px 0 rgb(255 255 255 / 0.05), 0 16px 40px rgb(0 0 0 / 0.55);
  --scrim: rgb(0 0 0 / 0.6);
`

/** Tokens of all themes, the font, and the ground that every part stands on. */
export const GlobalStyle = createGlobalStyle`
  :root, [data-theme='light'] { ${light} }
  [data-theme='dark'] { ${dark} }
  [data-theme='contrast'] { ${light} ${declare(contrastLight, [])} }
  @media (prefers-color-scheme: dark) {
    [data-theme='system'] { ${dark} }
    [data-theme='contrast'] { ${dark} ${declare(contrastDark, [])} }
  }
  @media (prefers-contrast: more) {
    :root, [data-theme='light'] { ${declare(contrastLight, [])} }
    [data-theme='dark'] { ${declare(contrastDark, [])} }
  }

  :root {
    --radius-control: 8px;
    --height-lg: 60px;
    --height-md: 54px;
    --height-sm: 40px;
    --gutter: 28px;
    ${media.below('lg')} { --gutter: 20px; }
    ${media.below('shell')} {
      --radius-control: 6px;
      --height-lg: 48px;
      --height-md: 42px;
      --height-sm: 36px;
    }
    ${media.below('sm')} { --gutter: 16px; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: 80px;
  }

  body, [data-theme] {
    ${text.body}
    background: ${token('bg.canvas')};
    color: ${token('fg.default')};
  }

  body {
    margin: 0;
    font-family: 'Onest Variable', 'Onest Fallback', system-ui, sans-serif;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
    ${media.below('shell')} { ${text.control} }
  }

  h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  fieldset { padding: 0; border: 0; min-width: 0; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg { display: block; max-width: 100%; }
  svg { flex: none; }

  :focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  h1:focus, [tabindex='-1']:focus { outline: none; }

  ::selection { background: ${token('secondary.softHover')}; color: ${token('fg.default')}; }

  ${media.still} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 80ms !important;
      transition-property: opacity, color, background-color, border-color !important;
      scroll-behavior: auto !important;
    }
  }
`
