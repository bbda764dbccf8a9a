/** Build artifacts, rebuilt only when their sources changed: the app and the stories' data. */
import { fresh } from './fresh.mjs'
import { step } from './step.mjs'

export const app = () =>
  fresh('app', {
    target: 'packages/app/dist/index.html',
    sources: ['packages/app', 'packages/ui', 'packages/api', 'locales', 'package-lock.json'],
    make: () => step('Building the app', 'npm', ['run', '--silent', 'build']),
  })

export const snapshot = () =>
  fresh('snapshot', {
    target: 'node_modules/.cache/zal/book/demo.tar.gz',
    sources: [
      'packages/server/src/core',
      'packages/server/src/node/embedded/engine.ts',
      'packages/server/src/node/snapshot.ts',
      'packages/server/src/node/trim.ts',
      'packages/server/migrations',
      'packages/server/seed',
      'package-lock.json',
    ],
    make: () => step('Seeding the data of the stories', 'npm', ['run', '--silent', 'snapshot']),
  })
