import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

// The states that every list has, as stories; a section says only what its own words are.

/** The rows have not come yet: the table stands with its columns, marked as busy. */
export const loading = (table: string) => ({
  parameters: { network: 'loading' },
  play: async ({ canvas }: StoryContext) => {
    const rows = await canvas.findByRole('table', { name: table })
    await expect(rows.parentElement).toHaveAttribute('aria-busy', 'true')
  },
})

/** A club before its first record. */
export const empty = (title: string) => ({
  parameters: { empty: true },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
})

/** The server answers with a fault; there is a way to try again. */
export const failed = {
  parameters: { network: 'error' },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A role that may not be there; `route` where it is another address than the stories'. */
export const forbidden = (role: string, route?: string) => ({
  parameters: route ? { role, route } : { role },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByText(/^This page is not for your role/)).toBeVisible()
  },
})

/** Another story on a narrow screen. */
export const phone = <Story extends object>(story: Story) => ({
  ...story,
  globals: { viewport: { value: 'w390' } },
})
