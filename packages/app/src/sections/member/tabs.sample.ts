import type { StoryContext } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

const gulomova = { digits: '4567', name: 'Gʻulomova Oʻgʻiloy' }

/** Opens a tab of a profile through search, name and tab; by default of Oʻgʻiloy Gʻulomova. */
export async function openTab({ canvas }: StoryContext, tab: string, whose = gulomova) {
  await userEvent.type(await canvas.findByRole('searchbox'), `${whose.digits}{Enter}`)
  await userEvent.click(await canvas.findByRole('link', { name: new RegExp(whose.name) }))
  await canvas.findByRole('heading', { level: 1, name: whose.name })
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: tab }))
}
