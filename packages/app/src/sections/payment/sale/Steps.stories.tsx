import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { App } from '../../../App.tsx'
import {
  chooseTwelve,
  collect,
  confirmDialog,
  findChosen,
  findMember,
  findTake,
  goToConfirm,
} from './sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/Sale steps',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** A start date that was set on the page has answered the dialog; Back leads to the page. */
export const ADateSetByHand: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    const day = canvas.getByRole('textbox', { name: /^Start date/ })
    await expect(day).toHaveValue('12/03/2026')
    await userEvent.clear(day)
    await userEvent.type(day, '15/03/2026{Tab}')
    await collect(canvas)
    const asked = await confirmDialog()
    await expect(asked.getByText('15/03/2026 – 13/04/2026')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: /^Collect 450/ })).toBeVisible()
  },
}

/** The running membership is named on the page too, and its days are refused there. */
export const TheDaysOfAnotherMembership: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas, '1234567')
    await expect(await canvas.findByText(/^“Yillik VIP” still has 72 days left/)).toBeVisible()
    const day = canvas.getByRole('textbox', { name: /^Start date/ })
    await waitFor(() => expect(day).toHaveValue('23/05/2026'))
    await userEvent.clear(day)
    await userEvent.type(day, '01/05/2026{Tab}')
    await collect(canvas)
    await expect(
      await canvas.findByText('Another package covers this day. Choose another day'),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A sale that was left is restored, which is said, and can be discarded. */
export const RestoresTheDraft: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await expect(canvas.queryByText('Draft restored')).toBeNull()
    const [section] = canvas.getAllByRole('link', { name: 'Payments' })
    if (section) await userEvent.click(section)
    await canvas.findByRole('heading', { level: 1, name: 'All payments' })
    await userEvent.setup({ delay: 100 }).keyboard('[KeyP]')
    await expect(await canvas.findByText('Draft restored')).toBeVisible()
    await expect(await findMember(canvas, 'Yusupov Jasur')).toBeVisible()
    await expect(await findChosen(canvas, /^12 tashrif/)).toBeVisible()
    const [discard] = canvas.getAllByRole('button', { name: 'Discard' })
    if (discard) await userEvent.click(discard)
    await expect(await canvas.findByRole('combobox', { name: /^Member/ })).toHaveValue('')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await findMember(canvas, 'Yusupov Jasur')).toBeVisible()
  },
}

/** The sum is the largest text; who wants to stay, stays. */
export const StaysWhenAsked: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await goToConfirm(canvas)
    await userEvent.click(await findTake())
    // By text: a query by role takes longer than the countdown on a weak machine.
    await userEvent.click(await canvas.findByText('Stay here'))
    await expect(canvas.getByText(/^450\s000\sUZS$/)).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'View payment' })).toBeVisible()
  },
}
