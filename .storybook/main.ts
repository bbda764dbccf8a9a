import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import { isBehaviour } from './examples.ts'
import { files, layOut, onlyPacked, shortContract } from './files.ts'

layOut()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: [
    // The sources of stories are half a megabyte; the docs pages print the JSX instead.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [files],
  experimental_indexers: (indexers, { configType }) =>
    (indexers ?? [])
      .map(withDocsPage)
      .map((one) => (configType === 'PRODUCTION' ? withoutBehaviour(one) : one)),
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), onlyPacked, shortContract],
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'styled-components'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/{ui,app,api}/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
      // Its WebAssembly is resolved relative to its module.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          // A chunk of its own: minifiers do not shorten names in a file that calls `eval`, as the
          // database does.
          codeSplitting: { groups: [{ name: 'pglite', test: /@electric-sql\/pglite\// }] },
        },
      },
    },
  }),
}

export default config

/** Adds docs pages to components, but not to screens. */
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

/** Leaves stories that only test behaviour out of the published book; they still run as tests. */
function withoutBehaviour(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.filter((entry) => entry.type !== 'story' || !isBehaviour(entry.exportName))
    },
  }
}
