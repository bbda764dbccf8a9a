import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { palettes } from '../packages/ui/src/theme/token.ts'

const { light } = palettes

/** Mark and name of the product, drawn for the sidebar. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="32" viewBox="0 0 112 32">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
    <stop stop-color="${light['secondary.solid']}"/><stop offset="1" stop-color="${light['primary.solid']}"/>
  </linearGradient></defs>
  <rect width="32" height="32" rx="9" fill="url(#g)"/>
  <path d="M10 10.5h12l-12 11h12" fill="none" stroke="${light['secondary.fg']}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <text x="44" y="22.5" font-family="system-ui, sans-serif" font-size="19" font-weight="650" fill="${light['fg.default']}">Zal</text>
</svg>`

const theme = create({
  base: 'light',
  brandTitle: 'Zal',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandTarget: '_self',
  colorPrimary: light['primary.solid'],
  colorSecondary: light['secondary.solid'],
  appBg: light['bg.canvas'],
  appContentBg: light['bg.surface'],
  appPreviewBg: light['bg.surface'],
  appBorderColor: light['border.subtle'],
  appBorderRadius: 12,
  textColor: light['fg.default'],
  textMutedColor: light['fg.muted'],
  barBg: light['bg.surface'],
  barTextColor: light['fg.muted'],
  barHoverColor: light['fg.link'],
  barSelectedColor: light['secondary.solid'],
  inputBg: light['bg.surface'],
  inputBorder: light['border.control'],
  inputTextColor: light['fg.default'],
  inputBorderRadius: 8,
})

// Shortcuts are disabled, because the stories have their own.
addons.setConfig({ theme, ui: { enableShortcuts: false } })
