import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'
import { savedFile } from '../../../testing/savedFile.ts'

const meta = {
  title: 'Sections/Setting/View',
  component: App,
  parameters: { layout: 'fullscreen', route: '/settings/view', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const path = '/management/settings/'

const row = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('group', { name }))
const read = async () =>
  (await somebodyElse('GET', path)).results as {
    version: number
    checkin: Record<string, number>
    credit_limit: number | null
    device_policy: string
    discount_reasons: string[]
    receipt: { footer: Record<string, string>; public_link: boolean }
    payment_methods: number[]
  }
const elsewhere = async (changes: object) =>
  somebodyElse('PATCH', path, { ...changes, version: (await read()).version })

const line = (name: string, state: string, code: string, facts: object = {}) => ({
  name,
  state,
  code,
  at: null,
  value: null,
  limit: null,
  ...facts,
})
const health = {
  lines: [
    line('backup', 'bad', 'late', { at: '2026-11-20T07:00:00Z', limit: 15 }),
    line('books', 'warn', 'unchecked'),
    line('mail', 'ok', 'sent', { at: '2026-11-21T06:41:00Z' }),
    line('disk', 'ok', 'roomy', { value: 38e9, limit: 200e9 }),
  ],
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const groups = ['General', 'Look', 'Check-in rules', 'Money rules', 'Receipts', 'Data']
    for (const name of groups) {
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}

/** The file has a folder of each format; the owner alone is offered it. */
export const DownloadsEverything: Story = {
  play: async ({ canvas }) => {
    const data = await row(canvas, 'Export')
    const file = await savedFile(() =>
      userEvent.click(data.getByRole('button', { name: 'Download everything' })),
    )
    await expect(await screen.findByText('The file is saved')).toBeVisible()
    await expect(file.name).toMatch(/^zal-\d{4}-\d\d-\d\d\.zip$/)
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
    await expect(bytes).toMatch(/^PK/)
    for (const name of ['xlsx/members.xlsx', 'csv/members.csv', 'json/members.json'])
      await expect(bytes).toContain(name)
  },
}

/** A director has no such button. */
export const NoDownloadForOthers: Story = {
  parameters: { role: 'director' },
  play: async ({ canvas }) => {
    const data = await row(canvas, 'Export')
    await expect(data.getByText('—')).toBeVisible()
    await expect(data.queryByRole('button')).toBeNull()
  },
}

/** A number acts on Enter or when it is left; Esc restores the stored one. */
export const ANumberActsOnEnter: Story = {
  play: async ({ canvas }) => {
    const inside = await row(canvas, 'In the club')
    const field = inside.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '90{Escape}')
    await expect(field).toHaveValue('120')
    await userEvent.clear(field)
    await userEvent.type(field, '90{Enter}')
    await waitFor(async () => expect((await read()).checkin.inside_minutes).toBe(90))
    await expect(await inside.findByText('was 120 min')).toBeVisible()
    await expect(field).toHaveValue('90')
    await userEvent.clear(field)
    await userEvent.type(field, '60')
    await userEvent.tab()
    await waitFor(async () => expect((await read()).checkin.inside_minutes).toBe(60))
  },
}

/** A number out of range is not sent: the stored one returns, with the range in the row. */
export const OutOfRange: Story = {
  play: async ({ canvas }) => {
    const inside = await row(canvas, 'In the club')
    const field = inside.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '10{Enter}')
    await expect(await inside.findByText('Enter 30 to 300.')).toBeVisible()
    await expect(field).toHaveValue('120')
  },
}

/** A refused change returns to the stored value, with the reason in its row. */
export const TheOldValueReturns: Story = {
  parameters: { expectedErrors: [/503/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch(`*/api/v1${path}`, () =>
        HttpResponse.json(
          { success: false, code: 'busy', message: 'Try again later.', errors: {} },
          { status: 503 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const link = await row(canvas, 'Public link')
    await userEvent.click(link.getByRole('switch'))
    await expect(await link.findByText(/Try again/)).toBeVisible()
    await expect(link.getByRole('switch')).toBeChecked()
  },
}

/** “Put back” acts at once, and asks first for a rule of money. */
export const PutsBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'New devices' })
    await elsewhere({ device_policy: 'wait', credit_limit: 100_000 })
    const devices = await row(canvas, 'New devices')
    await userEvent.click(await devices.findByRole('button', { name: /^Put back: New devices/ }))
    await waitFor(async () => expect((await read()).device_policy).toBe('inform'))
    const limit = await row(canvas, 'Credit limit')
    await userEvent.click(await limit.findByRole('button', { name: /^Put back: Credit limit/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Put Credit limit back to 500 000 UZS?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Put back' }))
    await waitFor(async () => expect((await read()).credit_limit).toBe(500_000))
  },
}

/** A change by another person appears in place and does not hinder a change of another setting. */
export const ChangesOfOthersAppear: Story = {
  play: async ({ canvas }) => {
    const inside = await row(canvas, 'In the club')
    await elsewhere({ checkin: { inside_minutes: 45 } })
    await waitFor(() => expect(inside.getByRole('textbox')).toHaveValue('45'))
    await elsewhere({ checkin: { tolerance_minutes: 30 } })
    const link = await row(canvas, 'Public link')
    await userEvent.click(link.getByRole('switch'))
    await waitFor(async () => {
      const { receipt, checkin } = await read()
      await expect([receipt.public_link, checkin.tolerance_minutes]).toEqual([false, 30])
    })
  },
}

/** “/” leads to the search among the settings, which marks what it found. */
export const FindsASetting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'In the club' })
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox', { name: 'Find a setting' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('limit')
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'In the club' })).toBeNull())
    await expect(canvas.getByRole('group', { name: 'Credit limit' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('limit', { selector: 'mark' })).toHaveLength(3))
    await userEvent.keyboard('xyz')
    await expect(await canvas.findByText('No setting matches “limitxyz”')).toBeVisible()
  },
}

/** Lists are edited in a dialog and saved as one. */
export const EditsLists: Story = {
  play: async ({ canvas }) => {
    const methods = await row(canvas, 'Payment methods')
    await userEvent.click(methods.getByRole('button', { name: '7 of 7 on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment methods' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Uzum' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await read()).payment_methods).not.toContain(8))
    await expect(await methods.findByRole('button', { name: '6 of 7 on' })).toBeVisible()
    const reasons = await row(canvas, 'Discount reasons')
    await userEvent.click(reasons.getByRole('button', { name: /reasons/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Discount reasons' }))
    await userEvent.clear(list.getByRole('textbox'))
    await userEvent.type(list.getByRole('textbox'), 'Talaba{Enter}Oila aʼzosi')
    await userEvent.click(list.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await read()).discount_reasons).toEqual(['Talaba', 'Oila aʼzosi']),
    )
  },
}

/** The state of the installation for owners and directors: what needs a look stands first, each with its way. */
export const Health: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/health/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          // The clock of the device is right.
          results: { ...health, checked_at: new Date().toISOString() },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('list', { name: 'Health' }))
    const [first, second] = lines.getAllByRole('listitem')
    await expect(first).toHaveTextContent('The backup is late')
    await expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName('Doesn’t work')
    await expect(second).toHaveTextContent('Books not checked yet')
    await expect(lines.getByRole('link', { name: 'Check' })).toBeVisible()
    await expect(lines.getByText('38 of 200 GB used')).toBeVisible()
    await expect(canvas.getByText('2 things to look at')).toBeVisible()
  },
}

/** A manager is not told about the mail server, backups and disk of the installation. */
export const HealthOfAManager: Story = {
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'In the club' })
    await expect(canvas.queryByRole('heading', { name: 'Health' })).toBeNull()
  },
}

/** The first steps of the business are hidden and shown for all its owners and directors. */
export const ShowsTheFirstSteps: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'In the club' })
    await somebodyElse('PATCH', '/management/first-steps/', { is_hidden: true })
    const steps = await row(canvas, 'First steps')
    await waitFor(() => expect(steps.getByRole('switch')).not.toBeChecked())
    await userEvent.click(steps.getByRole('switch'))
    await waitFor(() => expect(steps.getByRole('switch')).toBeChecked())
    const { is_hidden } = (await somebodyElse('GET', '/management/first-steps/')).results as {
      is_hidden: boolean
    }
    await expect(is_hidden).toBe(false)
  },
}

/** The latest changes beside the settings lead to the audit. */
export const LastChanges: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'In the club' })
    await elsewhere({ checkin: { inside_minutes: 75 } })
    const list = within(await canvas.findByRole('list', { name: 'Last changes' }))
    await waitFor(() =>
      expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/In the club.*120 min → 75 min/),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'All in audit' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  },
}

/** Managers set the rules of the desk; those of money are plain values for them. */
export const AsAManager: Story = {
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    await expect((await row(canvas, 'In the club')).getByRole('textbox')).toBeVisible()
    const limit = await row(canvas, 'Credit limit')
    await expect(limit.queryByRole('textbox')).toBeNull()
    await expect(limit.getByText('500 000 UZS')).toBeVisible()
    await expect((await row(canvas, 'First steps')).queryByRole('switch')).toBeNull()
  },
}

/** Without the right every setting of the club is a plain value; the look is everybody’s own. */
export const WithoutTheRight: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    const inside = await row(canvas, 'In the club')
    await expect(inside.getByText('120 min')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Put back/ })).toBeNull()
    await expect((await row(canvas, 'Single-key shortcuts')).getByRole('switch')).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Menu' })
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
/** The session has read the settings before; the screen reads them itself. */
export const Failed: Story = {
  parameters: { expectedErrors: [/500/] },
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      http.get(`*/api/v1${path}`, () => {
        reads += 1
        if (reads === 1) return
        return HttpResponse.json(
          { success: false, code: 'internal', message: 'Failed.', errors: {} },
          { status: 500 },
        )
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Money rules' })).toBeVisible()
  },
}
export const Phone: Story = phone(Ready)
export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
