import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { GlobalStyle, UiProvider } from '@zal/ui'
import type { PropsWithChildren } from 'react'
import { create } from 'storybook/theming'
import { uiWords } from './words.ts'

const font = "'Onest Variable', system-ui, sans-serif"

/** Provider of a docs page: theme and language as selected in the toolbar. */
export default function DocsFrame({
  context,
  children,
}: PropsWithChildren<{ context: DocsContextProps }>) {
  const [first] = context.componentStories()
  const globals = first ? context.getStoryContext(first).globals : {}
  const language = globals.language as keyof typeof uiWords | undefined
  const theme = globals.theme === 'all' ? 'light' : globals.theme
  return (
    <DocsContainer
      context={context}
      theme={create({ base: theme === 'dark' ? 'dark' : 'light', fontBase: font })}
    >
      <UiProvider
        theme={theme}
        density={globals.density}
        language={language ?? 'en'}
        words={uiWords[language ?? 'en']}
      >
        <GlobalStyle />
        {children}
      </UiProvider>
    </DocsContainer>
  )
}
