import type { ComponentType, ReactNode } from 'react'
import type { Language } from './toolbars.ts'

/** What the app offers to its stories: providers made anew for each. */
export interface StoryAppModule {
  prepareStory(story: {
    language: Language
    route?: string
  }): Promise<ComponentType<{ children: ReactNode }>>
}

/** The one module of a glob, loaded when it is asked for. */
export async function found<M>(modules: Record<string, () => Promise<M>>): Promise<M> {
  const [load] = Object.values(modules)
  if (!load) throw new Error('This story needs a part of the app that is not built yet.')
  return load()
}
