import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createApp } from '../createApp.ts'
import type { Language } from '../i18n/words.ts'
import { Providers } from '../Providers.tsx'
import { forgetfulAtom, keepIn } from '../scaffold/storage.ts'
import type { Channel } from '../session/channel.ts'
import { createMemory } from '../session/memory.ts'
import { themeAtom, type Theme } from '../shell/theme.ts'

export interface StoryOptions {
  language: Language
  /** @default 'light' */
  theme?: Theme
  /** Initial URL of the story. @default '/' */
  route?: string
  /** The browser and the server have a session. @default true */
  signedIn?: boolean
  /** Club of the tab. @default the first one of the user */
  club?: number
  /** The browser has just refused to store data (T-43). @default false */
  forgetful?: boolean
}

/** Creates the providers of a story, with no state from other stories. */
export async function prepareStory({
  language,
  theme = 'light',
  route = '/',
  signedIn = true,
  club,
  forgetful = false,
}: StoryOptions): Promise<ComponentType<{ children: ReactNode }>> {
  const local = keepIn(noStorage)
  const tab = keepIn(noStorage)
  const memory = createMemory(local, tab)
  memory.setLanguage(language)
  if (signedIn) memory.setCode('story')
  if (club !== undefined) memory.setClub(club)
  const app = await createApp({ language, local, tab, channel: alone })
  app.services.store.set(themeAtom, theme)
  if (forgetful) app.services.store.set(forgetfulAtom, true)
  return function StoryApp({ children }) {
    return (
      <MemoryRouter initialEntries={[route]} useTransitions={false}>
        <Providers app={app}>{children}</Providers>
      </MemoryRouter>
    )
  }
}

/** Blocked storage: data lives in memory for the duration of the story. */
const noStorage = (): Storage => {
  throw new Error('A story keeps nothing in the browser')
}

const alone: Channel = { tell: () => {}, listen: () => () => {} }
