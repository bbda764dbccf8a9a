import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { digits, opensMembers } from '../../testing/openedFigures.ts'
import { forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Dashboard/Members',
  component: App,
  parameters: { layout: 'fullscreen', route: '/dashboard/members', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    for (const name of [
      'Visits by day',
      'Members by status',
      'When members come',
      'Age and gender',
      'Retention by month of joining',
      'New and lost',
    ])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Active: / })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Members by status' })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]').length).toBeGreaterThan(4),
    )
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No members yet')).toHaveLength(2))
    await expect(await canvas.findByText('No new or lost members')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(5),
    )
  },
}

export const Forbidden: Story = forbidden('restricted_user', '/dashboard/members')
export const Phone: Story = phone(Ready)

/** The active members are the rows of their list. */
export const EqualsTheList: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Active: / })
    await opensMembers(canvas, link)
  },
}

/** The lost members are the expired ones whose last membership ended in those days. */
export const LostEqualTheList: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Lost: / })
    await opensMembers(canvas, link)
    await expect(
      canvas.getByRole('button', { name: /^Remove Membership end: 10\/02\/2026/ }),
    ).toBeVisible()
  },
}

/** Opens a value of a week and expects its members. */
const aWeekOf = (name: 'New' | 'Lost', week: number, chip: string): Story => ({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'New and lost' })
    const row = within(table).getByRole('row', { name: new RegExp(`^${name}`) })
    const value = within(row).getAllByRole('link')[week]!
    await opensMembers(canvas, value)
    await expect(canvas.getByRole('button', { name: chip })).toBeVisible()
  },
})
export const AWeekOfNew = aWeekOf('New', 3, 'Remove Registered: 02/03/2026 – 08/03/2026')
export const AWeekOfLost = aWeekOf('Lost', 1, 'Remove Membership end: 16/02/2026 – 22/02/2026')

/** The new members are the registered ones of these days. */
export const NewEqualTheList: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^New: / })
    await opensMembers(canvas, link)
  },
}

/** Every age of each gender is a list, also the unknown one. */
export const AnAgeEqualsTheList: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Age and gender' })
    const row = within(table).getByRole('row', { name: /Unknown/ })
    const women = within(row).getAllByRole('link')[0]!
    await opensMembers(canvas, women)
    await expect(canvas.getByRole('button', { name: 'Remove Age: Age unknown' })).toBeVisible()
  },
}

/** The visits of a year by month; the list, which shows 60 days at most, opens from a month alone. */
export const Year: Story = {
  parameters: { route: '/dashboard/members?period=year' },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: /^Visits by month/ })
    const [, ...months] = within(table).getAllByRole('row')
    const counts = months.map((row) => Number(digits(row.lastElementChild?.textContent)))
    await expect(counts).toHaveLength(3)
    const figure = canvasElement.querySelector('[data-figure="visits"]')
    const sum = counts.reduce((all, count) => all + count, 0)
    await expect(sum).toBeGreaterThan(0)
    await expect(digits(figure?.textContent)).toBe(String(sum))
    await expect(canvas.queryByRole('link', { name: /^Visits: / })).toBeNull()
  },
}

/** A membership that begins after today is a state of its own, also in the list. */
export const StartsLaterEqualsTheList: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Starts later/ })
    await opensMembers(canvas, link, digits(link.querySelector('b')?.textContent))
    await expect(
      await canvas.findByRole('button', { name: 'Remove Membership: Starts later' }),
    ).toBeVisible()
  },
}

/** A partner sees the counts, and neither Today nor Sales. */
export const Partner: Story = {
  parameters: { route: '/', role: 'partner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Members by status' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sales' })).toBeNull()
  },
}
