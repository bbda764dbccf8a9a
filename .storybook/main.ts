import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const files = fileURLToPath(new URL('../node_modules/.cache/zal/book/', import.meta.url))
const require = createRequire(import.meta.url)

// What the page fetches by address: the network worker here, the demo's snapshot by `npm run snapshot`.
mkdirSync(files, { recursive: true })
copyFileSync(require.resolve('msw/mockServiceWorker.js'), `${files}mockServiceWorker.js`)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [files],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'styled-components'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/{ui,app,api}/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
      // Its WebAssembly lies beside its module and is found from there.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
