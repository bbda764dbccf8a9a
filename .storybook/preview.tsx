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
configure({ asyncUtilTimeout: 20_000 })

/** Stories of screens run in the app, on the real server; stories of parts need neither. */
const isScreen = (title: string) => /^(Sections|Shell|Flows)\//.test(title)
const isApp = (title: string) => isScreen(title) || title.startsWith('Scaffold/')

const isTest = import.meta.env.MODE === 'test'

const loadNetwork = mswLoader(startNetwork)

/** One after another: loaders of a list would run at the same time. */
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

/** All alphabets at once, so that no picture is in another font. Local fallbacks may be missing. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((face) => face.load()))

/** Fetched with the docs, not with every story. */
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
    const restoreClock = startClock(parameters.now ?? STORY_NOW)
    const stopListening = listen(parameters.expectedErrors)
    return () => {
      stopListening()
      restoreClock()
    }
  },
  // In the book a fault is told in the console; as a test it fails the story.
  afterEach: () => (isTest ? settle() : undefined),
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
        // Passes are read in the panel of the book only, and cost a third of the time.
        ...(isTest && { resultTypes: ['violations'] }),
        rules: {
          'target-size': { enabled: true },
          'identical-links-same-purpose': { enabled: true },
          // Experimental: takes initials and spinners that are hidden from readers for a label.
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
          'Components',
          'Fields',
          'Charts',
          'Templates',
          'Scaffold',
          'Shell',
          'Sections',
          'Flows',
        ],
      },
    },
  },
}

export default preview
