import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { phone } from '../../testing/states.ts'

const meta = {
  title: 'Flows/Receipt',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/history?subscription=1' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

async function open(canvas: ReturnType<typeof within>, title: string | RegExp = /^Receipt \d+$/) {
  const [first] = await canvas.findAllByRole('button', { name: /^Receipt \d+$/ })
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('dialog', { name: title }))
}

/** In Uzbek, as customers here read; Russian on a sheet by two presses. */
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

/** The first one is the receipt, every further one says that it is a copy. */
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

/** What came back has a slip of its own. */
export const SlipOfAVoid: Story = {
  parameters: { route: '/payment/history?status=void' },
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

/** Opened, and not there yet: nothing can be printed. */
export const Loading: Story = {
  parameters: { network: 'loading', affects: /payment\/\d+\/receipt/ },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Receipt')
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** It did not come; there is a way to ask once more. */
export const Failed: Story = {
  parameters: { network: 'error', affects: /payment\/\d+\/receipt/ },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Receipt')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
  },
}

/** The right to sell was taken away a moment ago: said in its place, and nobody is signed out. */
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

/** Who does not sell is offered none. */
export const NotForWhoDoesNotSell: Story = {
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

/** Somebody scanned the code: nobody is signed in, no whole name is told. */
export const ByThePublicLink: Story = {
  parameters: { role: 'nobody', route: latestReceipt },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your receipt' })).toBeVisible()
    await expect(await canvas.findByText('Paid')).toBeVisible()
    // Whoever paid and whoever took the money are told apart by a letter, not by a whole name.
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
