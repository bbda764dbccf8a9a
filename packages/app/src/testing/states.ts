import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { words as allWords } from '../i18n/en.ts'
import type { Noun } from '../i18n/words.ts'
import type { ListScreen } from '../scaffold/list/index.ts'
import { addressOf, type Section } from '../scaffold/routing/index.ts'
import { savedFile } from './savedFile.ts'

type Play = (context: StoryContext) => Promise<void>

/**
 * Stories of the states that every list has, from its section and its declaration: route, label and texts are found
 * by the noun. Storybook indexes exported names statically, so each state is exported by a line of its own.
 *
 * @example
 * const states = listStates(section, list, { ready: Ready, forbidden: 'trainer' })
 * export const Loading: Story = states.Loading
 */
export function listStates<Ready extends object>(
  section: Section,
  { noun }: ListScreen,
  { tab = 'list', search = '', ready, forbidden: role, forbiddenTab = tab }: ListStates<Ready>,
) {
  const address = addressOf(section, tab)
  const route = address + search
  const texts = words<{ empty: { title: string }; counted: { unmatched: string } }>(noun)
  return {
    Loading: loading(words<Record<Noun, { title: string }>>('menu')[noun].title, route),
    Empty: empty(texts.empty.title, route),
    Failed: failed(route),
    Forbidden: forbidden(role, addressOf(section, forbiddenTab)),
    NoMatches: noMatches(address, texts.counted.unmatched),
    Phone: phone(ready),
  }
}

interface ListStates<Ready> {
  /** Tab of the list. @default 'list' */
  tab?: string
  /** Search string that shows the list, where another layout is the first. */
  search?: string
  /** The story of the list with rows. */
  ready: Ready
  /** A role without the permission. */
  forbidden: string
  /** Tab that the role may not open. @default the list */
  forbiddenTab?: string
}

/**
 * Stories of the states of a screen that shows one record, a form or a detail page: nothing to fill in while it
 * loads, a retry after an error, no access.
 */
export const recordStates = (route: string, { forbidden: role }: { forbidden: string }) => ({
  Loading: {
    parameters: { route, network: 'loading' },
    play: async ({ canvas }: StoryContext) => {
      await canvas.findByRole('navigation', { name: 'Menu' })
      await expect(within(canvas.getByRole('main')).queryByRole('textbox')).toBeNull()
    },
  },
  Failed: failed(route),
  Forbidden: forbidden(role, route),
})

/** English texts of a namespace. */
const words = <Texts>(namespace: string) =>
  allWords[`../../../../locales/en/${namespace}.json`] as Texts

/** Parameters of a story; without a route it has the one of its file. */
const at = (route: string | undefined, parameters: Record<string, unknown>) => ({
  parameters: route ? { ...parameters, route } : parameters,
})

/** The rows are loading: the table shows its columns and is marked as busy. */
export const loading = (table: string, route?: string) => ({
  ...at(route, { network: 'loading' }),
  play: async ({ canvas }: StoryContext) => {
    const rows = await canvas.findByRole('table', { name: table })
    await expect(rows.parentElement).toHaveAttribute('aria-busy', 'true')
  },
})

/** A club without records. */
export const empty = (title: string, route?: string) => ({
  ...at(route, { empty: true }),
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
})

/** A server error offers a retry. */
export const failed = (route?: string) => ({
  ...at(route, { network: 'error' }),
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** A search without matches is named and can be cleared; the control band stays. */
export const noMatches = (route: string, unmatched: string) => ({
  ...at(`${route}?q=nobodyatall`, {}),
  play: async ({ canvas }: StoryContext) => {
    const name = unmatched.replace('{{q}}', 'nobodyatall')
    await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
})

/** A link to a record that does not exist; `then` asserts what the screen adds. */
export const missing = (route: string, then?: Play) => ({
  ...at(route, { expectedErrors: [/404/] }),
  play: async (context: StoryContext) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible()
    await then?.(context)
  },
})

/** A role without permission. */
export const forbidden = (role: string, route?: string) => ({
  ...at(route, { role }),
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByText(/^Your role doesn’t have access to this page/)).toBeVisible()
  },
})

/** Exports the shown rows to a file of this name. */
export const exportedAs = (name: string, route?: string, menu = 'More actions') => ({
  ...at(route, {}),
  play: async ({ canvas }: StoryContext) => {
    const file = await savedFile(async () => {
      await userEvent.click(await canvas.findByRole('button', { name: menu }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Excel/ }))
    })
    await expect(file.name).toBe(name)
  },
})

/** A story on a narrow screen. */
export const phone = <Story extends object>(story: Story) => ({
  ...story,
  globals: { viewport: { value: 'w390' } },
})
