import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'
import { ownerAlertsAtom, type OwnerAlert } from './ownerAlerts.ts'

/** Adds an alert as the live socket would. */
let ring: (alarm: OwnerAlert) => void

function Alarmed() {
  const setAlarms = useSetAtom(ownerAlertsAtom)
  useEffect(
    function holdTheBell() {
      ring = (alarm) => setAlarms((waiting) => [...waiting, alarm])
    },
    [setAlarms],
  )
  return <App />
}

const meta = {
  title: 'Shell/Alarms',
  component: Alarmed,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof Alarmed>
export default meta
type Story = StoryObj<typeof meta>

const messages = () => within(document.body).findByRole('region', { name: 'Messages' })

/** The invoice number is fetched with the owner's permissions; the link opens this payment. */
export const APaymentWasVoided: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    const { results } = await somebodyElse('GET', '/management/payment/?page=1')
    const [{ id, invoice_id: number }] = results as [{ id: number; invoice_id: number }]
    ring({ kind: 'void', id })
    const told = within(await messages())
    await expect(await told.findByText(`Invoice ${number} voided`)).toBeVisible()
    await userEvent.click(told.getByRole('button', { name: 'View' }))
    await canvas.findByRole('heading', { level: 1, name: 'All payments' })
    await expect(await canvas.findByRole('searchbox')).toHaveValue(String(number))
  },
}

/** Several alerts appear one after another, each linking to the deposits. */
export const DepositsWereChanged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    ring({ kind: 'deposit_less', id: 1 })
    ring({ kind: 'deposit_return', id: 1 })
    ring({ kind: 'deposit_backdating', id: 1 })
    const told = within(await messages())
    await expect(await told.findByText('Deposit corrected to a smaller amount')).toBeInTheDocument()
    await expect(await told.findByText('Deposit withdrawn')).toBeInTheDocument()
    await expect(await told.findByText('Deposit backdated')).toBeInTheDocument()
    const [show] = told.getAllByRole('button', { name: 'View' })
    if (show) await userEvent.click(show)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Deposits' }),
    ).toBeInTheDocument()
  },
}

/** Has no link: it only tells the owner which data to check. */
export const TheDatabaseWasOpenedAgain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    ring({ kind: 'database_restart', id: 1 })
    const told = within(await messages())
    await expect(
      await told.findByText(/^The database stopped answering and was opened again\./),
    ).toBeInTheDocument()
    await expect(told.queryByRole('button', { name: 'View' })).not.toBeInTheDocument()
  },
}

/** Have no link either: the server tries again by itself, or its operator has to look. */
export const ALetterOrAJobFailed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    ring({ kind: 'delivery_failed', id: 1 })
    ring({ kind: 'job_failed', id: 1 })
    const told = within(await messages())
    await expect(await told.findByText(/^A letter could not be delivered\./)).toBeInTheDocument()
    await expect(await told.findByText(/^Work in the background failed/)).toBeInTheDocument()
    await expect(told.queryByRole('button', { name: 'View' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = phone(DepositsWereChanged)

/** Other roles see no alert. */
export const NotForTheFrontDesk: Story = {
  parameters: { role: 'restricted_user', route: '/members/list' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Members' })
    ring({ kind: 'deposit_return', id: 1 })
    await userEvent.keyboard('[Slash]')
    await within(document.body).findByRole('combobox')
    await expect(within(document.body).queryByText('Deposit withdrawn')).not.toBeInTheDocument()
  },
}
