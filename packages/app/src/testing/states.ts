import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

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
    await expect(canvas.getByText(/^Your role doesn’t have access to this page/)).toBeVisible()
  },
})

/** What is shown comes as a file of this name. */
export const exportedAs = (name: string, route?: string) => ({
  parameters: route ? { route } : {},
  play: async ({ canvas }: StoryContext) => {
    const files: string[] = []
    // A link that is not in the page tells nobody: the story hears its press here.
    const press = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      files.push(this.download)
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Excel/ }))
    await waitFor(() => expect(files).toEqual([name]))
    HTMLAnchorElement.prototype.click = press
  },
})

/** Another story on a narrow screen. */
export const phone = <Story extends object>(story: Story) => ({
  ...story,
  globals: { viewport: { value: 'w390' } },
})
