import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

// Stories of the states every list has; a section passes only its own texts.

/** The rows are loading: the table shows its columns and is marked as busy. */
export const loading = (table: string) => ({
  parameters: { network: 'loading' },
  play: async ({ canvas }: StoryContext) => {
    const rows = await canvas.findByRole('table', { name: table })
    await expect(rows.parentElement).toHaveAttribute('aria-busy', 'true')
  },
})

/** A club without records. */
export const empty = (title: string) => ({
  parameters: { empty: true },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
})

/** A server error offers a retry. */
export const failed = {
  parameters: { network: 'error' },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A role without permission; `route` overrides the route of the stories. */
export const forbidden = (role: string, route?: string) => ({
  parameters: route ? { role, route } : { role },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByText(/^Your role doesn’t have access to this page/)).toBeVisible()
  },
})

/** Exports the shown rows to a file of this name. */
export const exportedAs = (name: string, route?: string) => ({
  parameters: route ? { route } : {},
  play: async ({ canvas }: StoryContext) => {
    const files: string[] = []
    // The link is not attached to the document, so its click is intercepted on the prototype.
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

/** A story on a narrow screen. */
export const phone = <Story extends object>(story: Story) => ({
  ...story,
  globals: { viewport: { value: 'w390' } },
})
