import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromium } from './scripts/browser.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
// Generous timeouts for a busy machine; no test asserts a duration.
const slow = { testTimeout: 300_000, hookTimeout: 300_000 }
// In CI, a test that was starved of CPU is retried once; the report names retried tests.
const again = { retry: process.env.CI ? 1 : 0 }

const unit = {
  environment: 'node' as const,
  // Each file with an embedded database takes some 200 MB.
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
/** Files that replace modules of Node, or change the process that they run in. */
const processes = ['packages/server/src/node/**/*.test.ts', 'scripts/**/*.test.ts']

const flows = {
  environment: 'node' as const,
  globalSetup: 'scripts/test/postgres.ts',
  // A page on a busy machine needs seconds; the default is one.
  expect: { poll: { timeout: 20_000 } },
  ...slow,
  ...again,
}
/** Flows that assert durations: one at a time, after the others. */
const timed = ['e2e/{live,lost,mainJob,permission}.test.ts']

/** Files of more than half a minute. They start first, so that none of them is left alone on one core at the end. */
const longest =
  /(e2e\/(screens|roles|session|forms|unanswered)|node\/(embedded\/folder|network\/hostile)|server\/test\/files)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Only the project that runs in a browser looks for it. */
const wanted = (project: string) => {
  const named = process.argv.filter((word) => word.startsWith('--project')).join(' ')
  return (
    named === '' ||
    process.argv.some((word) => word.startsWith(project)) ||
    named.includes(`=${project}`)
  )
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/server/test/*.test.ts'],
          exclude: processes,
          // Loading the server and compiling the database takes longer than most files.
          isolate: false,
          ...unit,
        },
      },
      {
        test: {
          name: 'unit-process',
          include: processes,
          exclude: ['scripts/new/templates/**'],
          ...unit,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['packages/server/test/postgres/**/*.test.ts'],
          globalSetup: 'scripts/test/postgres.ts',
          maxWorkers: 2,
          ...slow,
        },
      },
      {
        test: {
          name: 'e2e-patient',
          include: ['e2e/**/*.test.ts'],
          exclude: timed,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...flows,
        },
      },
      {
        test: {
          name: 'e2e',
          include: timed,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...flows,
        },
      },
      ...(wanted('storybook') ? [storiesOf('app'), storiesOf('ui')] : []),
    ],
  },
})

/**
 * Stories share a page, because loading the modules again takes longer than most of them. Components and
 * screens are two projects, so that each can run alone.
 */
function storiesOf(part: 'app' | 'ui') {
  const { executablePath, args, env } = chromium()
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    // Pre-bundled before the first story: a dependency found later would reload the page.
    optimizeDeps: {
      entries: ['packages/{ui,app,api}/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
    },
    test: {
      name: part === 'app' ? 'storybook' : 'storybook-ui',
      env: { ZAL_LONG: process.env.ZAL_LONG ?? '' },
      exclude: [part === 'app' ? 'packages/ui/**' : 'packages/app/**'],
      isolate: false,
      sequence: { groupOrder: part === 'app' ? 1 : 2 },
      globalSetup: 'scripts/test/snapshot.ts',
      setupFiles: ['.storybook/vitest.setup.ts'],
      // The first story of a page also waits for the app and its server.
      testTimeout: 180_000,
      maxWorkers: 2,
      ...again,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: { executablePath, args, env },
          contextOptions: {
            locale: 'en-GB',
            timezoneId: 'Asia/Tashkent',
            reducedMotion: 'reduce' as const,
          },
        }),
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // 0.1 % of the pixels, each beyond the tolerance for antialiasing.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
            // Beside the component; the file name contains story, theme and width.
            resolveScreenshotPath: ({
              root: base,
              testFileDirectory,
              screenshotDirectory,
              arg,
              ext,
            }: ScreenshotPlace) =>
              join(base, testFileDirectory, screenshotDirectory, `${arg}${ext}`),
          },
        },
      },
    },
  }
}

type ScreenshotPlace = Record<
  'root' | 'testFileDirectory' | 'screenshotDirectory' | 'arg' | 'ext',
  string
>
