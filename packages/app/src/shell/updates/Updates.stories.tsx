import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { phone } from '../../testing/states.ts'

/** Releases whose notes were read in a story. */
let read: string[] = []
const mark = 'X-Story-Real'

/** Makes the notes of this release unread, which the demo people have read. */
const unread = [
  http.get('*/api/v1/merchant/check-auth/', async ({ request }) => {
    if (request.headers.has(mark)) return
    const sent = new Request(request.clone())
    sent.headers.set(mark, '1')
    const answer = (await (await fetch(sent)).json()) as { results: object }
    const results = { ...answer.results, show_updates: read.length === 0 }
    return HttpResponse.json({ ...answer, results })
  }),
  http.patch('*/api/v1/merchant/version-updates/', async ({ request }) => {
    read.push(((await request.clone().json()) as { release: string }).release)
  }),
]

const meta = {
  title: 'Shell/Updates',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
  beforeEach: ({ msw }) => {
    read = []
    msw.use(...unread)
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'What’s new' }))
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'What’s new' })).toBeNull())
const titles = ['Clubs', 'Staff and rights', 'Devices', 'Settings', 'Audit']

/** The notes of this release only, with the answer in focus. */
export const Ready: Story = {
  play: async () => {
    const notes = await dialog()
    await expect(notes.getByText('Zal 1.1.0, 25/11/2026')).toBeVisible()
    for (const title of titles) await expect(notes.getByText(title)).toBeVisible()
    await expect(notes.queryByText('Cash shifts')).toBeNull()
    await waitFor(() => expect(notes.getByRole('button', { name: 'Got it' })).toHaveFocus())
  },
}

/** Once per person: what was read does not come back. */
export const IsReadOnce: Story = {
  play: async ({ canvas }) => {
    await dialog()
    await userEvent.keyboard('{Enter}')
    await isGone()
    await waitFor(() => expect(read).toEqual(['1.1.0']))
    await userEvent.click(canvas.getByRole('button', { name: /^New/ }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const EscCountsTheSame: Story = {
  play: async () => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(read).toEqual(['1.1.0']))
  },
}

/** In the settings the notes of all releases can be read again. */
export const AllUpdatesLeadToTheSettings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'All updates' }))
    await isGone()
    const version = within(await canvas.findByRole('group', { name: 'Version' }))
    await userEvent.click(version.getByRole('button', { name: 'What’s new' }))
    const notes = await dialog()
    for (const title of [...titles, 'Cash shifts', 'Check-in'])
      await expect(notes.getByText(title)).toBeVisible()
    // The cross in the corner has the same name.
    const [, close] = notes.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close as HTMLElement)
    await isGone()
  },
}

/** Only what a person may open. */
export const OfTheFrontDesk: Story = {
  parameters: { role: 'restricted_user', route: '/members/list' },
  play: async () => {
    const notes = await dialog()
    await expect(notes.getByText('Devices')).toBeVisible()
    await expect(notes.queryByText('Audit')).toBeNull()
    await expect(notes.queryByText('Staff and rights')).toBeNull()
  },
}

export const Phone: Story = phone(Ready)
