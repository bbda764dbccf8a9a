import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { phone } from '../../testing/states.ts'

const meta = {
  title: 'Flows/Receipt',
  component: App,
  parameters: {
    layout: 'fullscreen',
    route: '/payment/history?layout=cards&period=all&subscription=1',
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

async function open(canvas: ReturnType<typeof within>, title: string | RegExp = /^Receipt \d+$/) {
  const [first] = await canvas.findAllByRole('button', { name: /^Receipt \d+$/ })
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Default language Uzbek; two presses choose Russian and A4. */
export const ChoosesLanguageAndPaper: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(await dialog.findByText('Toʻlandi')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Chek havolasi' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Русский' }))
    await expect(await dialog.findByText('Оплачено')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Sheet, A4' }))
    await waitFor(() => expect(document.querySelector('[data-paper="a4"]')).toBeVisible())
  },
}

/** The first print is the original; later ones are marked as copies. */
export const TheSecondIsACopy: Story = {
  play: async ({ canvas }) => {
    const printed: string[] = []
    spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector('body > [data-receipt]')?.textContent ?? '')
    })
    const dialog = await open(canvas)
    await dialog.findByText('Toʻlandi')
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }))
    await expect(await dialog.findByText('Printed 1 time')).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Print copy' }))
    await waitFor(() => expect(printed).toHaveLength(2))
    await expect(printed[0]).not.toContain('NUSXA')
    await expect(printed[1]).toContain('NUSXA')
  },
}

/** A reversal has a slip of its own. */
export const SlipOfAVoid: Story = {
  parameters: { route: '/payment/history?layout=cards&period=all&status=void' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: /Slip/ }))
    const list = within(await screen.findByRole('listbox'))
    await userEvent.click(list.getByRole('option', { name: /^Void/ }))
    await expect(await dialog.findByText('Qaytarilgan sana')).toBeVisible()
  },
}

export const FromTheProfile: Story = {
  parameters: { route: '/members/profile/1?tab=payments' },
  play: async ({ canvas }) => {
    await open(canvas)
  },
}

export const Phone: Story = phone(ChoosesLanguageAndPaper)

/** While the receipt loads, printing is disabled. */
export const Loading: Story = {
  parameters: { network: 'loading', affects: /payment\/\d+\/receipt/ },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Receipt')
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** A failed request offers a retry. */
export const Failed: Story = {
  parameters: { network: 'error', affects: /payment\/\d+\/receipt/ },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Receipt')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
  },
}

/** A 403 is shown in the dialog and does not sign the user out. */
export const Forbidden: Story = {
  parameters: { expectedErrors: [/403/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/payment/:id/receipt/', () =>
        HttpResponse.json(
          { success: false, code: 'forbidden', message: 'No access.', errors: {} },
          { status: 403 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Receipt')
    await waitFor(() => expect(dialog.getByText('You don’t have access')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** Users who may not sell see no receipt button. */
export const HiddenWithoutThePermissionToSell: Story = {
  parameters: { role: 'partner', route: '/members/profile/1?tab=payments' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('button', { name: /^Receipt/ })).toBeNull()
  },
}

export const LoadingOnAPhone: Story = phone(Loading)
export const FailedOnAPhone: Story = phone(Failed)
export const ForbiddenOnAPhone: Story = phone(Forbidden)

const latestReceipt: FindRoute = async ({ read }) => {
  const [sale] = await read<{ id: number }[]>('/management/payment-list/?per_page=1&subscription=1')
  const { token } = await read<{ token: string }>(`/management/payment/${sale?.id}/receipt/`)
  return `/receipt#${token}`
}

/** The public page needs no session and shows abbreviated names. */
export const ByThePublicLink: Story = {
  parameters: { role: 'nobody', route: latestReceipt },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your receipt' })).toBeVisible()
    await expect(await canvas.findByText('Paid')).toBeVisible()
    // Customer and cashier are shown with an initial instead of the whole last name.
    await expect(canvas.getAllByText(/^\S+ \S{1,2}\.$/, { selector: 'dd' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'Oʻzbekcha' }))
    await expect(await canvas.findByText('Toʻlandi')).toBeVisible()
  },
}

export const PublicOnAPhone: Story = phone(ByThePublicLink)

export const WrongLink: Story = {
  parameters: {
    role: 'nobody',
    route: '/receipt#1-9-0123456789abcdef0123456789abcdef',
    expectedErrors: /404/,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Receipt not found')).toBeVisible()
  },
}
