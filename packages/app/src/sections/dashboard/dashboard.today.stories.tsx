import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { read, utils } from 'xlsx'
import { App } from '../../App.tsx'
import { digits, opensMembers, opensPayments } from '../../testing/openedFigures.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { forbidden, phone } from '../../testing/states.ts'
import { savedFile } from '../../testing/savedFile.ts'

const meta = {
  title: 'Sections/Dashboard/Today',
  component: App,
  parameters: { layout: 'fullscreen', countsSignIns: true, route: '/', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** The owner begins here: the strip and every card. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Live, as of \d\d:\d\d$/)).toBeVisible()
    for (const name of [
      'Takings through the day',
      'Visits by hour',
      'Sales by method',
      'Sales by package',
      'Debtors',
      'Ending in 7 days',
      'Check-ins of today',
    ])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    const value = (id: string) =>
      Number(digits(canvasElement.querySelector(`[data-figure=${id}] a`)?.textContent))
    await expect(value('visits')).toBeGreaterThan(0)
    await expect(value('takings')).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  parameters: { network: 'loading', route: '/dashboard/today' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Visits by hour' })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]').length).toBeGreaterThan(5),
    )
    await expect(canvas.queryByRole('link', { name: /^Takings: / })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { empty: true, route: '/dashboard/today' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No takings yet')).toBeVisible()
    await expect(await canvas.findByText('No membership ends in 7 days')).toBeVisible()
    await expect(await canvas.findByText('No debts')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error', route: '/dashboard/today' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(6),
    )
  },
}

export const Forbidden: Story = forbidden('partner', '/dashboard/today')
export const Phone: Story = phone(Ready)

/** The takings equal the net total of the payments of the day. */
export const EqualsTheHistory: Story = {
  parameters: { route: '/dashboard/today' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Takings: / })
    await opensPayments(canvas, link)
  },
}

/** The new members are those of this club alone who were registered today. */
export const NewMembersEqualTheList: Story = {
  parameters: { route: '/dashboard/today' },
  beforeEach: async () => {
    const person = { first_name: 'Nilufar', last_name: 'Rahimova', gender: 2 }
    await somebodyElse('POST', '/management/member/', { ...person, phone: '+998909998877' })
  },
  play: async ({ canvas }) => {
    await opensMembers(canvas, await canvas.findByRole('link', { name: /^New members: / }))
    await expect(canvas.getByRole('button', { name: 'Remove Club: Only this one' })).toBeVisible()
  },
}

/** The people in the club are the rows of the check-ins. */
export const InsideEqualsTheList: Story = {
  parameters: { route: '/dashboard/today' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^In the club now: / })
    const total = Number(digits(link.textContent))
    await userEvent.click(link)
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(total))
  },
}

/** The export has the strip and a sheet of each card with figures; nobody’s name is in it. */
export const Exports: Story = {
  parameters: { route: '/dashboard/today' },
  play: async ({ canvas }) => {
    const takings = digits((await canvas.findByRole('link', { name: /^Takings: / })).textContent)
    const { name, sheets } = await exported(canvas)
    await expect(name).toMatch(/^today-(\d{4}-\d\d-\d\d)-\1\.xlsx$/)
    await expect(Object.keys(sheets)).toEqual([
      'Today',
      'Takings through the day',
      'Visits by hour',
      'Sales by method',
      'Sales by package',
      'Visits by package',
    ])
    for (const sheet of ['Takings through the day', 'Sales by method'])
      await expect(sheets[sheet]?.at(-1)?.slice(0, 2)).toEqual(['Total', Number(takings)])
    await expect(sheets.Today?.map(([label]) => label)).toEqual([
      'Figure',
      'Period',
      'Takings',
      'Visits',
      'In the club now',
      'New members',
      'Debts',
    ])
  },
}

let pressed = Promise.withResolvers<void>()
/** Export pressed early waits for the answers of all cards. */
export const ExportsOnceAnswered: Story = {
  parameters: { route: '/dashboard/today' },
  beforeEach: ({ msw }) => {
    pressed = Promise.withResolvers<void>()
    msw.use(
      http.get('*/api/v1/dashboard/sales/by-methods/', async () => {
        await pressed.promise
      }),
    )
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export' })
    const { sheets } = await savedWorkbook(async () => {
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-busy', 'true')
      pressed.resolve()
    })
    await expect(Object.keys(sheets)).toHaveLength(6)
  },
}

/** The owner of two clubs exports the sums of each. */
export const ExportsEachClub: Story = {
  parameters: { route: '/dashboard/today?location=1,2' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'By club' })
    const { sheets } = await exported(canvas)
    const [head, ...rows] = sheets['By club'] ?? []
    await expect(head).toEqual(['Club', 'Takings', 'Visits'])
    await expect(rows).toHaveLength(3)
    await expect(rows.at(-1)?.[1]).toBe(sheets['Takings through the day']?.at(-1)?.[1])
  },
}

/** Without the right to see money no sheet has any. */
export const ExportsNoMoney: Story = {
  parameters: { route: '/dashboard/today', role: 'manager' },
  beforeEach: async () => {
    const { results: me } = await somebodyElse('GET', '/merchant/user-profile/')
    const path = `/staffs/${(me as { id: number }).id}/`
    const { results } = await somebodyElse('GET', path, undefined, 'owner')
    const { version } = results as { version: number }
    const taken = ['dashboard.today.sales', 'dashboard.sales', 'checkin.register']
    await somebodyElse('PATCH', path, { permissions: { granted: [], taken }, version }, 'owner')
  },
  play: async ({ canvas }) => {
    const { sheets } = await exported(canvas)
    await expect(Object.keys(sheets)).toEqual(['Today', 'Visits by hour', 'Visits by package'])
    await expect(sheets.Today?.map(([label]) => label)).not.toContain('Takings')
  },
}

/** Presses Export when all cards are answered, and reads the file. */
async function exported(canvas: ReturnType<typeof within>) {
  await canvas.findByText(/^Live, as of/)
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull())
  const button = await canvas.findByRole('button', { name: 'Export' })
  return savedWorkbook(() => userEvent.click(button))
}

/** Name and rows of the workbook that is saved, by sheet. */
async function savedWorkbook(act: () => Promise<void>) {
  const file = await savedFile(act)
  const book = read(await file.arrayBuffer())
  const sheets = Object.fromEntries(
    book.SheetNames.map((sheet) => [
      sheet,
      utils.sheet_to_json<(string | number)[]>(book.Sheets[sheet]!, { header: 1 }),
    ]),
  )
  return { name: file.name, sheets }
}
