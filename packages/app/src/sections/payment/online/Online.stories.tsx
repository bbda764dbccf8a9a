import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { failed, forbidden, missing, phone } from '../../../testing/states.ts'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { chooseMethod, chooseTwelve, goToConfirm } from '../sale/sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/Online',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const user = userEvent.setup({ delay: 100 })

/** Sells 12 visits to Yusupov Jasur by the given method. */
async function sellBy(canvas: Canvas, method: string) {
  await chooseTwelve(canvas)
  await chooseMethod(canvas, new RegExp(`^${method}`))
  await userEvent.click(await goToConfirm(canvas))
}

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name })

/** QR code, amount and remaining time; nothing is sold yet. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await sellBy(canvas, 'Click')
    await expect(await heading(canvas, 'Waiting for Click')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /^Code to pay 450/ })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/Time left: 1[45]:\d\d/)
    await expect(canvas.getByText('12 tashrif')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Take 450.* in cash/ })).toBeVisible()
  },
}

/** A club that is connected to Click. */
export const Ready: Story = pendingIn('en', /^Ask the customer to scan the code/)
export const Phone: Story = phone(Pending)
export const Russian: Story = {
  ...pendingIn('ru', 'Тестовый режим: деньги не настоящие'),
}
export const Uzbek: Story = {
  ...pendingIn('uz', 'Sinov muhiti: pul haqiqiy emas'),
}

/** After the payment the screen advances by itself. */
export const Completed: Story = {
  play: async ({ canvas }) => {
    await sellBy(canvas, 'Payme')
    await user.click(await canvas.findByRole('button', { name: 'The customer paid' }))
    await expect(await heading(canvas, 'Sold')).toBeVisible()
    await expect(canvas.getByText(/^Payment \d+ · Payme 450\s000$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  },
}

/** The live message payment_completed arrives without user input. */
export const CompletedFromOutside: Story = {
  play: async ({ canvas }) => {
    await sellBy(canvas, 'Click')
    await expect(await heading(canvas, 'Waiting for Click')).toBeVisible()
    const id = location.pathname.split('/').at(-1)
    const open = await somebodyElse('GET', '/management/online-payment-list/')
    const [first] = open.results as { id: number }[]
    await somebodyElse('POST', `/management/online-payment/${first?.id ?? id}/sandbox/`, {
      paid: true,
    })
    await waitFor(async () => expect(await heading(canvas, 'Sold')).toBeVisible(), {
      timeout: 10_000,
    })
  },
}

/** After a declined card the same code can be used again. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await sellBy(canvas, 'Uzum')
    await user.click(await canvas.findByRole('button', { name: 'Payment declined' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t go through')
    await expect(canvas.getByRole('img', { name: /^Code to pay 450/ })).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'The customer paid' }))
    await expect(await heading(canvas, 'Sold')).toBeVisible()
  },
}

/** The customer pays in cash instead. */
export const Switched: Story = {
  play: async ({ canvas }) => {
    await sellBy(canvas, 'Click')
    await user.click(await canvas.findByRole('button', { name: /^Take 450.* in cash/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: /^Take 450.* in cash/ }))
    await user.click(asked.getByRole('button', { name: /^Take 450/ }))
    await expect(await heading(canvas, 'Sold')).toBeVisible()
    await expect(canvas.getByText(/^Payment \d+ · Cash 450\s000$/)).toBeVisible()
  },
}

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await sellBy(canvas, 'Click')
    await user.click(await canvas.findByRole('button', { name: 'Stop waiting' }))
    const asked = within(await screen.findByRole('alertdialog', { name: /^Stop waiting/ }))
    await user.click(asked.getByRole('button', { name: 'Stop waiting' }))
    await expect(await canvas.findByRole('heading', { name: 'Payment canceled' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'New payment' })).toBeVisible()
  },
}

/** A gateway error is shown, and the payment stays pending. */
export const NobodyAnswers: Story = {
  parameters: { expectedErrors: [/504/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(
        /\/management\/online-payment\/\d+\/(cancel|switch|sandbox)\/$/,
        () => new HttpResponse('<h1>Gateway Timeout</h1>', { status: 504 }),
      ),
    ),
  play: async ({ canvas }) => {
    const unreached = 'Failed to connect to the server. Please try again later.'
    await sellBy(canvas, 'Click')
    await user.click(await canvas.findByRole('button', { name: 'The customer paid' }))
    await expect(await canvas.findByText(unreached)).toBeVisible()
    for (const name of [/^Take 450.* in cash/, /^Stop waiting/]) {
      await user.click(canvas.getByRole('button', { name }))
      const asked = within(await screen.findByRole('alertdialog', { name }))
      await user.click(asked.getByRole('button', { name: /^(Take 450|Stop waiting)/ }))
      await expect(await asked.findByText(unreached)).toBeVisible()
      await user.click(asked.getByRole('button', { name: 'Back' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
  },
}

/** Story with a mocked state of one online payment. */
const told = (changes: object): Pick<Story, 'beforeEach' | 'parameters'> => ({
  parameters: { route: '/payment/waiting/9001' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/online-payment/9001/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: { ...sale, ...changes },
        }),
      ),
    ),
})

const sale = {
  id: 9001,
  state: 'pending',
  reason: null,
  payment_method: 6,
  amount: 300_000,
  total: 450_000,
  name: '12 tashrif',
  items: [],
  customer: { id: 1, fullname: 'Gʻulomova Oʻgʻiloy' },
  payments: [{ payment_method: 3, amount: 150_000 }],
  is_prepared: false,
  is_sandbox: false,
  created_at: '2026-03-12T04:20:00Z',
  expires_at: '2026-03-12T04:35:00Z',
  seconds_left: 0,
  by: 'Toshpoʻlatova Malika',
  payment: null,
}

/** After the timeout the code is gone; cash can still be taken. */
export const Expired: Story = {
  ...told({ state: 'expired' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Time is up' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Take 300.* in cash/ })).toBeVisible()
    await expect(canvas.getByText('At the desk: Cash')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^Code/ })).toBeNull()
  },
}

/** The last place was taken during the payment: the money is on the deposit, with a link to it. */
export const Deposited: Story = {
  ...told({ state: 'deposited', reason: '12 tashrif has no free places left (1).' }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Paid, but not sold' })
    await expect(title).toBeVisible()
    await expect(canvas.getByText(/was added to Gʻulomova/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open profile' })).toBeVisible()
  },
}

export const DepositedOnAPhone: Story = phone(Deposited)

export const Loading: Story = {
  parameters: { route: '/payment/waiting/9001', network: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull())
  },
}

export const FailedToLoad: Story = failed('/payment/waiting/9001')

/** The online payment does not exist, or belongs to another club. */
export const Missing: Story = missing('/payment/waiting/424242')

export const Forbidden: Story = forbidden('trainer', '/payment/waiting/9001')

/** The history starts with the online payments that need attention. */
export const InTheHistory: Story = {
  parameters: { route: '/payment/history' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/online-payment-list/', () =>
        HttpResponse.json({ success: true, code: 'ok', message: '', results: [sale] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 online payment waiting')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      expect.stringContaining('/payment/waiting/9001'),
    )
  },
}

function pendingIn(language: string, words: string | RegExp): Story {
  return {
    parameters: { route: '/payment/waiting/9001', language },
    beforeEach: ({ msw }) =>
      msw.use(
        http.get('*/api/v1/management/online-payment/9001/', () =>
          HttpResponse.json({
            success: true,
            code: 'ok',
            message: '',
            results: { ...sale, is_sandbox: true, seconds_left: 754 },
          }),
        ),
        http.get('*/api/v1/management/online-payment/9001/way/', () =>
          HttpResponse.json({
            success: true,
            code: 'ok',
            message: '',
            results: { link: 'https://my.click.uz/services/pay?transaction_param=9001' },
          }),
        ),
      ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(words)).toBeVisible()
    },
  }
}
