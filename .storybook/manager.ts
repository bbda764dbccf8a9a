import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

// Disabled, because the stories have shortcuts of their own.
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Zal' }),
  ui: { enableShortcuts: false },
})
