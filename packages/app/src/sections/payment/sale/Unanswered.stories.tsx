import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { App } from '../../../App.tsx'
import { unheard } from '../../../testing/unheard.ts'
import {
  chooseTwelve,
  confirmDialog,
  findChosen,
  findUnreached,
  goToConfirm,
  startDialog,
  type Canvas,
} from './sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/Unanswered',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** The request of the sale always fails. */
const sale = http.post('*/api/v1/management/payment/', () => HttpResponse.error())

const silent = http.post('*/api/v1/auth/settle-write/', async () => {
  await delay('infinite')
})

/** Submits the sale without a response and leaves the screen. */
async function leave(canvas: Canvas) {
  await chooseTwelve(canvas)
  await userEvent.click(await goToConfirm(canvas))
  await findUnreached()
  await backToThePage()
  const [section] = canvas.getAllByRole('link', { name: 'Payments' })
  if (section) await userEvent.click(section)
  await canvas.findByRole('heading', { level: 1, name: 'All payments' })
}

/** Opens the sale again. */
async function comeBack(canvas: Canvas) {
  const link = (await canvas.findAllByRole('link', { name: 'New payment' })).at(-1)
  if (link) await userEvent.click(link)
}

/** Leaves both dialogs. */
async function backToThePage() {
  await userEvent.click((await confirmDialog()).getByRole('button', { name: 'Back' }))
  await userEvent.click((await startDialog()).getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** REL-24: while the result is being queried, the sale cannot be sent again. */
export const Asking: Story = {
  beforeEach: ({ msw }) => msw.use(sale, silent),
  play: async ({ canvas }) => {
    await leave(canvas)
    await comeBack(canvas)
    await findChosen(canvas, /^12 tashrif/)
    const take = await goToConfirm(canvas)
    await expect(
      await screen.findByText('Checking whether the last attempt went through…'),
    ).toBeVisible()
    await expect(take).toHaveAttribute('aria-disabled', 'true')
  },
}

/**
 * A sale whose response was lost is reported even after it was discarded, and is not sold twice.
 */
export const ReportsADiscardedSale: Story = {
  beforeEach: ({ msw }) => msw.use(unheard('post', '/management/payment/')),
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(await goToConfirm(canvas))
    await findUnreached()
    await backToThePage()
    await userEvent.click(await canvas.findByRole('link', { name: 'Discard' }))
    await canvas.findByRole('heading', { level: 1, name: 'All payments' })
    await comeBack(canvas)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sold' })).toBeVisible()
  },
}
