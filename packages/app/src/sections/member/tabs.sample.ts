import type { StoryContext } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

/** Opens a tab of Oʻgʻiloy Gʻulomova as the desk does: last digits, name, tab. */
export async function openTab({ canvas }: StoryContext, tab: string) {
  await userEvent.type(await canvas.findByRole('searchbox'), '4567{Enter}')
  await userEvent.click(await canvas.findByRole('link', { name: /Gʻulomova Oʻgʻiloy/ }))
  await canvas.findByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' })
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: tab }))
}
