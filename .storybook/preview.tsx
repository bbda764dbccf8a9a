import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense, type ComponentProps } from 'react'
import { configure } from 'storybook/test'
import { startClock, STORY_NOW } from './clock.ts'
import { Frame } from './frame.tsx'
import { listen, settle } from './guards.ts'
import { startNetwork } from './network.ts'
import { globalTypes, initialGlobals, viewports } from './toolbars.ts'

/** The first story of a page loads the app and boots its server before anything can be found. */
configure({
  asyncUtilTimeout: 20_000,
  // The default prints the whole document, also for each attempt of a query that is repeated until it succeeds.
  getElementError: (message) => new Error(message ?? 'No element'),
})

/** Screen stories run in the app with the real server; component stories need neither. */
const isScreen = (title: string) => /^(Sections|Shell|Flows)\//.test(title)
const isApp = (title: string) => isScreen(title) || title.startsWith('Scaffold/')

const isTest = import.meta.env.MODE === 'test'

const loadNetwork = mswLoader(startNetwork)

/** Sequential, because the loaders of an array run in parallel. */
const load: Loader = async (context) => {
  await loadNetwork(context)
  await loadFonts()
  const { title, parameters, globals, msw } = context
  let { route } = parameters
  if (parameters.server ?? isScreen(title)) {
    const { serve, findRoute } = await import('./server.ts')
    const role = parameters.role ?? globals.role
    const handlers = await serve({
      role,
      network: parameters.network ?? globals.network,
      empty: parameters.empty ?? false,
      entrance: parameters.entrance ?? false,
      affects: parameters.affects,
      dated: parameters.now !== undefined,
      waits: parameters.waits ?? false,
      countsSignIns: parameters.countsSignIns ?? false,
    })
    msw.use(...handlers)
    if (typeof route === 'function') route = await findRoute(route, role)
  }
  if (!isApp(title)) return {}
  const { prepareStory } = await import('../packages/app/src/testing/storyDecorators.tsx')
  const { language, theme } = globals
  const StoryApp = await prepareStory({
    language: parameters.language ?? language,
    theme: theme === 'all' ? 'light' : theme,
    route,
    signedIn: (parameters.role ?? globals.role) !== 'nobody',
    club: parameters.club,
    forgetful: parameters.forgetful,
  })
  return { StoryApp }
}

/** Loads all fonts before a screenshot. Local fallbacks may be missing. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((face) => face.load()))

/** Loaded with the docs only. */
const PartPage = lazy(() => import('./PartPage.tsx'))
const DocsFrame = lazy(() => import('./DocsFrame.tsx'))

const withApp: Decorator = (Story, { loaded }) => {
  const { StoryApp } = loaded
  return StoryApp ? (
    <StoryApp>
      <Story />
    </StoryApp>
  ) : (
    <Story />
  )
}

const withFrame: Decorator = (Story, { id, globals, parameters }) => (
  <Frame
    theme={parameters.theme ?? globals.theme}
    language={globals.language}
    density={globals.density}
    long={globals.words === 'long'}
    story={id}
  >
    <Story />
  </Frame>
)

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [load],
  // The first is the innermost.
  decorators: [withApp, withFrame],
  beforeEach: ({ parameters }) => {
    delete document.documentElement.dataset.played
    const restoreClock = startClock(parameters.now ?? STORY_NOW)
    const stopListening = listen(parameters.expectedErrors)
    return () => {
      stopListening()
      restoreClock()
    }
  },
  // In Storybook errors are only logged; in a test they fail the story.
  afterEach: () => {
    if (!isTest) return
    document.documentElement.dataset.played = ''
    settle()
  },
  parameters: {
    layout: 'padded',
    docs: {
      codePanel: true,
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: PartPage,
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        // Passes are only shown in Storybook's panel, and cost a third of the time.
        ...(isTest && { resultTypes: ['violations'] }),
        rules: {
          'target-size': { enabled: true },
          'identical-links-same-purpose': { enabled: true },
          // Experimental: mistakes hidden initials and spinners for a label.
          'label-content-name-mismatch': { enabled: false },
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Spacing',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Grid',
            'Density',
            'Content',
          ],
          'Patterns',
          'Components',
          'Fields',
          'Charts',
          'Templates',
          'Scaffold',
          'Shell',
          'Sections',
          'Flows',
          'Changelog',
        ],
      },
    },
  },
}

export default preview
