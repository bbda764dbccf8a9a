import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'
import { openTab } from './tabs.sample.ts'

const meta = {
  title: 'Sections/Member/Tab states',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Each tab loads its own list; the profile header stays. */
const lists = {
  Memberships: /membership-list/,
  Payments: /payment-list/,
  Visits: /attendance-list/,
  Deposit: /deposit-list/,
  Notes: /note-list/,
  Documents: /document-list/,
  Activity: /activity-logs/,
}
type Tab = keyof typeof lists

const loading = (tab: Tab): Story => ({
  parameters: { network: 'loading', affects: lists[tab] },
  play: async (context) => {
    await openTab(context, tab)
    const { canvas, canvasElement } = context
    await waitFor(() => expect(canvasElement.querySelector(lines)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(named(context)).toBeVisible()
  },
})

/** Yusupov Jasur is registered and has no activity. */
const empty = (tab: Tab, title: string): Story => ({
  play: async (context) => {
    await openTab(context, tab, jasur)
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible()
  },
})

/** Lines of a skeleton. */
const lines = 'main [aria-hidden] > [aria-hidden]'

const jasur = { digits: '4433', name: 'Yusupov Jasur' }

const named = ({ canvas }: StoryContext) =>
  canvas.getByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' })

export const PlansLoading = loading('Memberships')
export const PlansEmpty = empty('Memberships', 'No memberships yet')
export const PlansEmptyOnAPhone: Story = phone(PlansEmpty)

export const PaymentsLoading = loading('Payments')
export const PaymentsEmpty = empty('Payments', 'No payments yet')
export const PaymentsOnAPhone: Story = phone({
  play: async (context) => {
    await openTab(context, 'Payments')
    await expect((await context.canvas.findAllByText(/^№ \d+/)).length).toBeGreaterThan(0)
  },
} satisfies Story)

export const AttendanceLoading = loading('Visits')
export const AttendanceEmpty = empty('Visits', 'No visits yet')

export const DepositLoading = loading('Deposit')
export const DepositEmpty = empty('Deposit', 'No top-ups yet')

export const NotesLoading = loading('Notes')
/** Demo members have notes; a new member has none. */
export const NotesEmpty: Story = {
  play: async (context) => {
    await somebodyElse('POST', '/management/member/', {
      last_name: 'Mirzayev',
      first_name: 'Otabek',
      phone: '+998901112204',
      gender: 1,
    })
    await openTab(context, 'Notes', { digits: '901112204', name: 'Mirzayev Otabek' })
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'No notes yet' })).toBeVisible()
  },
}

export const DocumentsLoading = loading('Documents')

export const LogLoading = loading('Activity')
export const LogOnAPhone: Story = phone({
  play: async (context) => {
    await openTab(context, 'Activity')
    await expect(await context.canvas.findByText('Member added')).toBeVisible()
  },
} satisfies Story)
