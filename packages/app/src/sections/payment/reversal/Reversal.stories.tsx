import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import type { FindRoute } from '../../../testing/findRoute.ts'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone, recordStates } from '../../../testing/states.ts'
import { unheard } from '../../../testing/unheard.ts'
import { choosePlan, collect, findChosen, findMember } from '../sale/sale.fixture.ts'
import { choose } from './reversal.fixture.ts'

const meta = {
  title: 'Sections/Payment/Void and refund',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/history' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Waits until an element has faded in. */
const shown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible())
const dialog = async (name?: RegExp) => within(await screen.findByRole('dialog', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

/** Delay of a human typist; faster keys are treated as a barcode scanner and ignored. */
const hand = userEvent.setup({ delay: 100 })

/** Finds a payment of Gʻulomova in the whole history. */
async function findAgain(canvasElement: HTMLElement, id: number) {
  // The list keeps its filters; the first view has none.
  const views = within(await within(canvasElement).findByRole('navigation', { name: 'View' }))
  await userEvent.click(views.getByRole('link', { name: /^All/ }))
  const search = within(canvasElement).getByRole('searchbox')
  await userEvent.type(search, '1234567{Enter}')
  return waitFor(() => {
    const row = canvasElement.querySelector(`[data-row][href*="open=${id}"]`)?.closest('[data-at]')
    if (!(row instanceof HTMLElement)) throw new Error('The payment is not found yet')
    return within(row)
  })
}

/** Asks to refund 250 000 of the first payment; returns the question. */
async function askForAPart(canvas: Canvas) {
  await choose(canvas, /^Refund/)
  await userEvent.click(await canvas.findByRole('radio', { name: 'Partial' }))
  const sum = canvas.getByRole('textbox', { name: /^Amount/ })
  await userEvent.clear(sum)
  await userEvent.type(sum, '250000')
  await userEvent.click(canvas.getByRole('button', { name: 'Health reasons' }))
  await userEvent.click(canvas.getByRole('button', { name: /^Refund/ }))
  return question()
}

/** Gʻulomova's yearly plan, paid in cash; found by phone digits that only one member has. */
const paid = { route: '/payment/history?period=all&status=paid&subscription=1&q=1234567' }

/** Reason by its digit, a description, then the confirmation with name and amount, cancel first. */
export const Voids: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Void/)
    const form = await dialog(/^Void invoice/)
    await userEvent.click(form.getByRole('button', { name: /^Void/ }))
    await shown(() => form.getByText('Choose a reason'))
    await expect(form.getByText('Enter at least 10 characters')).toBeVisible()
    await waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus())
    await userEvent.click(form.getByRole('radio', { name: /^Wrong amount/ }))
    await userEvent.type(
      form.getByRole('textbox', { name: /^Details/ }),
      'Summa notoʻgʻri kiritilgan',
    )
    await userEvent.click(form.getByRole('button', { name: /^Void/ }))
    const asked = await question()
    await shown(() => asked.getByText(/^Void Gʻulomova Oʻgʻiloy’s payment of [\d\s]+UZS/))
    for (const line of ['Money', 'Membership', 'Visits']) {
      await expect(asked.getByText(line)).toBeVisible()
    }
    await expect(asked.getByText(/^“Yillik VIP” is voided\./)).toBeVisible()
    await expect(asked.getByText(/^“Yillik VIP” still has 72 days/)).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Back' })).toHaveFocus()
    await userEvent.click(asked.getByRole('button', { name: /^Void/ }))
    const done = await dialog(/Payment voided/)
    await userEvent.click(await done.findByRole('button', { name: 'View void reason' }))
    const why = await dialog(/^Void reason: invoice/)
    await shown(() => why.getByText('Summa notoʻgʻri kiritilgan'))
  },
}

/** Submits by Ctrl+Enter from the text. */
export const VoidsAndEntersAgain: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Void/)
    const form = await dialog(/^Void invoice/)
    await waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus())
    await userEvent.keyboard('2')
    await waitFor(() => expect(form.getByRole('radio', { name: /^Wrong discount/ })).toHaveFocus())
    await userEvent.type(
      form.getByRole('textbox', { name: /^Details/ }),
      'Chegirma unutilgan{Control>}{Enter}{/Control}',
    )
    await userEvent.click((await question()).getByRole('button', { name: /^Void/ }))
    const done = await dialog(/Payment voided/)
    await userEvent.click(await done.findByRole('button', { name: 'Re-enter payment' }))
    await expect(await findMember(canvas, 'Gʻulomova Oʻgʻiloy')).toBeVisible()
    await expect(await findChosen(canvas, /^Yillik VIP/)).toBeVisible()
    // Prepared for this visit, so that it is not said to be an earlier one.
    await expect(canvas.queryByText('Draft restored')).toBeNull()
    // The date is kept for every plan, and requires a reason.
    const day = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Payment date/ })
    const { value } = day
    await expect(value).not.toBe('12/03/2026')
    await choosePlan(canvas, '12 tashrif')
    await findChosen(canvas, /^12 tashrif/)
    await expect(day).toHaveValue(value)
    await collect(canvas)
    await expect(await canvas.findByText(/why the date isn’t today/)).toBeVisible()
  },
}

/** Starts from the form of the payment, which then shows it as voided. */
export const VoidsAndEntersAgainFromTheForm: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Edit/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Void and re-enter' }))
    const form = await dialog(/^Void invoice/)
    await userEvent.click(form.getByRole('radio', { name: /^Wrong discount/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Details/ }), 'Chegirma unutilgan')
    await userEvent.click(form.getByRole('button', { name: /^Void/ }))
    await userEvent.click((await question()).getByRole('button', { name: /^Void/ }))
    await canvas.findByText(/^This payment was voided or refunded, so/)
    const done = await dialog(/Payment voided/)
    await userEvent.click(await done.findByRole('button', { name: 'Re-enter payment' }))
    await expect(await findMember(canvas, 'Gʻulomova Oʻgʻiloy')).toBeVisible()
  },
}

export const ShowsTheReasonOfAVoid: Story = {
  parameters: { route: '/payment/history?period=all&status=void' },
  play: async ({ canvas }) => {
    await choose(canvas, /^View void reason/)
    const why = await dialog(/^Void reason: invoice/)
    await shown(() => why.getByText('Details'))
  },
}

export const ShowsTheReasonOfARefund: Story = {
  parameters: { route: '/payment/history?period=all&status=refund' },
  play: async ({ canvas }) => {
    await choose(canvas, /^View refund reason/)
    const why = await dialog(/^Refund reason: invoice/)
    await shown(() => why.getByText('Refund method'))
  },
}

/** K-04: search by phone, J to the first match, R, a common reason, Ctrl+Enter, confirm. */
export const RefundsByKeys: Story = {
  parameters: { ...paid, role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Actions: invoice/ })
    await hand.keyboard('[KeyJ][KeyR]')
    await canvas.findByRole('heading', { level: 1, name: 'Refund' })
    const first = await canvas.findByRole('button', { name: 'Stopped training' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
    const asked = await question()
    await shown(() => asked.getByText(/^Refund [\d\s]+UZS to Gʻulomova Oʻgʻiloy/))
    await expect(asked.getByText(/^“Yillik VIP” still has 72 days/)).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Payment refunded' }),
    ).toBeVisible()
    await expect((await canvas.findAllByText('Refunded')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: 'View payments' })).toBeVisible()
  },
}

/** A membership that has not started shows no remaining days. */
export const RefundsWhatHasNotBegun: Story = {
  parameters: {
    role: 'manager',
    route: (async ({ read }) => {
      const sold = await read<Sold[]>('/management/payment-list/?status=paid&per_page=100')
      const ahead = sold.find(
        ({ subscription, payments }) =>
          subscription?.status === 'paid' && payments.every((part) => part.payment_method !== 5),
      )
      return `/payment/refund/register/${ahead?.id}`
    }) satisfies FindRoute,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stopped training' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Refund/ }))
    await shown(() => screen.getByText(/won’t start\./))
  },
}

interface Sold {
  id: number
  subscription: { status: string } | null
  payments: { payment_method: number }[]
}

/**
 * Partial starts at 0 and is editable; full locks the amount; a partial amount equal to the rest
 * becomes full.
 */
export const SwitchesBetweenAllAndAPart: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Refund/)
    const sum = await canvas.findByRole('textbox', { name: /^Amount/ })
    await expect(sum).toBeDisabled()
    const whole = sum.getAttribute('value') ?? ''
    await userEvent.click(canvas.getByRole('radio', { name: 'Partial' }))
    await expect(sum).toBeEnabled()
    await expect(sum).toHaveValue('0')
    await userEvent.clear(sum)
    await userEvent.type(sum, `9${whole}`)
    await userEvent.click(canvas.getByRole('button', { name: /^Refund/ }))
    await shown(() => canvas.getByText('Refund amount exceeds total'))
    await userEvent.clear(sum)
    await userEvent.type(sum, whole)
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Full' })).toBeChecked())
    await expect(sum).toBeDisabled()
  },
}

/** An amount above the total is told when the field is left, before anything is sent. */
export const TellsTooMuchOnLeaving: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Refund/)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Partial' }))
    const sum = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(sum)
    await userEvent.type(sum, '999999999')
    await expect(canvas.queryByText('Refund amount exceeds total')).toBeNull()
    await userEvent.tab()
    await shown(() => canvas.getByText('Refund amount exceeds total'))
    await expect(canvas.queryByText('Enter at least 10 characters')).toBeNull()
  },
}

export const RefundsAPart: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    const asked = await askForAPart(canvas)
    await shown(() => asked.getByText(/keeps its dates/))
    await userEvent.click(asked.getByRole('button', { name: /^Refund 250/ }))
    await expect((await canvas.findAllByText('Partly refunded')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'View refund reason' }))
    const why = await dialog(/^Refund reason: invoice/)
    await shown(() => why.getByText('Health reasons'))
  },
}

/** A recovered refund shows its own amount and method, despite later refunds. */
export const ReportsADiscardedRefund: Story = {
  parameters: paid,
  beforeEach: ({ msw }) => msw.use(unheard('patch', '/management/payment/:id/refund/')),
  play: async ({ canvas, canvasElement }) => {
    const asked = await askForAPart(canvas)
    await userEvent.click(asked.getByRole('button', { name: /^Refund 250/ }))
    await asked.findByText('Failed to connect to the server. Please try again later.')
    await userEvent.click(asked.getByRole('button', { name: 'Back' }))
    const [payment] = (await somebodyElse('GET', openPart)).results as [{ id: number }]
    await somebodyElse('PATCH', `/management/payment/${payment.id}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 1,
      refund_amount: 100_000,
      refund_reason: 'Karta orqali qaytarildi',
    })
    await userEvent.click(canvas.getByRole('link', { name: 'View payments' }))
    await choose(await findAgain(canvasElement, payment.id), /^Refund/)
    await expect(await canvas.findByText(/^250.000 UZS · Cash ·/)).toBeVisible()
  },
}

export const ChangesTheNote: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Edit/)
    const note = await canvas.findByRole('textbox', { name: /^Note/ })
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeDisabled()
    await userEvent.type(note, 'Chek yoʻqolgan')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'All payments' }),
    ).toBeVisible()
  },
}

/** REL-24: a change whose response was lost is reported on return. */
export const ReportsAChangeWithALostResponse: Story = {
  parameters: paid,
  beforeEach: ({ msw }) => msw.use(unheard('patch', '/management/payment/:id/')),
  play: async ({ canvas, canvasElement }) => {
    const [payment] = (await somebodyElse('GET', openPaid)).results as [{ id: number }]
    await choose(canvas, /^Edit/)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note/ }), 'Chek yoʻqolgan')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await canvas.findByText('Failed to connect to the server. Please try again later.')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await choose(await findAgain(canvasElement, payment.id), /^Edit/)
    await expect(await screen.findByText('Saved')).toBeVisible()
  },
}

/** Closing the dialog other than by its button keeps the draft. */
export const KeepsWhyWhenClosed: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    const words = { name: /^Details/ }
    await choose(canvas, /^Void/)
    const form = await dialog(/^Void invoice/)
    await userEvent.type(form.getByRole('textbox', words), 'Summa')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await choose(canvas, /^Void/)
    const again = await dialog(/^Void invoice/)
    await expect(again.getByRole('textbox', words)).toHaveValue('Summa')
    await userEvent.click(again.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await choose(canvas, /^Void/)
    await expect((await dialog(/^Void invoice/)).getByRole('textbox', words)).toHaveValue('')
  },
}

const openPart = '/management/payment-list/?status=partial_refund&q=1234567'
const openPaid = '/management/payment-list/?status=paid&subscription=1&q=1234567'

/** REL-28: typed values stay while another user saves, and both notes are shown. */
export const ShowsTheNotesOfBoth: Story = {
  parameters: {
    route: (async ({ read }) => {
      const [payment] = await read<{ id: number }[]>(openPaid)
      return `/payment/edit/${payment?.id}`
    }) satisfies FindRoute,
    expectedErrors: [/409/],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note/ }), 'Chek yoʻqolgan')
    const { results: found } = await somebodyElse('GET', openPaid)
    const [{ id, version }] = found as [{ id: number; version: number }]
    const path = `/management/payment/${id}/`
    await somebodyElse('PATCH', path, { version, note: 'Chek topildi' })
    await canvas.findByText('Chek topildi')
    await expect(canvas.getByRole('textbox', { name: /^Note/ })).toHaveValue('Chek yoʻqolgan')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const both = await dialog(/^Someone else changed this/)
    await expect(both.getByRole('radio', { name: /Chek yoʻqolgan/ })).toBeChecked()
    await expect(both.getByRole('radio', { name: /Chek topildi/ })).not.toBeChecked()
    await userEvent.click(both.getByRole('button', { name: 'Save choices' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'All payments' }),
    ).toBeVisible()
    await expect((await somebodyElse('GET', path)).results).toMatchObject({
      note: 'Chek yoʻqolgan',
    })
  },
}

export const NothingToRefund: Story = {
  parameters: { route: '/payment/history?period=all&status=void' },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions: invoice/ })
    if (menu) await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: /^View void reason/ })
    await expect(screen.queryByRole('menuitem', { name: /^Refund/ })).toBeNull()
    await expect(screen.queryByRole('menuitem', { name: /^Void/ })).toBeNull()
  },
}

const refundStates = recordStates('/payment/refund/register/501', { forbidden: 'restricted_user' })

export const RefundLoading: Story = refundStates.Loading
export const RefundFailed: Story = refundStates.Failed
export const RefundForbidden: Story = refundStates.Forbidden

/** A failed request for the reason offers a retry. */
export const WhyFailed: Story = {
  parameters: {
    route: '/payment/history?period=all&status=void',
    network: 'error',
    affects: /void-detail/,
  },
  play: async ({ canvas }) => {
    await choose(canvas, /^View void reason/)
    const why = await dialog(/^View void reason/)
    await shown(() => why.getByRole('button', { name: 'Try again' }))
  },
}

/** Messages for a missing and for a too large amount. */
export const SaysWhatARefundLacks: Story = {
  parameters: paid,
  play: async ({ canvas }) => {
    await choose(canvas, /^Refund/)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Partial' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Refund/ }))
    await shown(() => canvas.getByText('Enter the amount'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Amount/ })).toHaveFocus())
    await expect(canvas.getByText('Enter at least 10 characters')).toBeVisible()
  },
}

/** The front desk may not refund. */
export const RefundOnAPhone: Story = phone(SwitchesBetweenAllAndAPart)
export const VoidOnAPhone: Story = phone(Voids)
