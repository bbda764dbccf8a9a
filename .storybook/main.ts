import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import { files, layOut, onlyPacked } from './files.ts'

layOut()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: [
    // The sources of stories are half a megabyte; the docs pages print the JSX of what they show.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [files],
  experimental_indexers: (indexers) => (indexers ?? []).map(withDocsPage),
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), onlyPacked],
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'styled-components'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/{ui,app,api}/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
      // Its WebAssembly lies beside its module and is found from there.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          // Names in a file that calls `eval` are not shortened; the database is the only one that does.
          codeSplitting: { groups: [{ name: 'pglite', test: /@electric-sql\/pglite\// }] },
        },
      },
    },
  }),
}

export default config

/** Parts have a docs page; screens are looked at as they are. */
function withDocsPage(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      const isPart = /packages\/ui\/src\/(components|fields|charts|templates)\//.test(file)
      return isPart
        ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
        : entries
    },
  }
}
