import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { App } from '../../../App.tsx'
import type { Canvas } from '../sale/sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/Period',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/history' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const marks = () => [...document.querySelectorAll('#main [data-row]')]

/** An address that names no days starts with today; the search looks through all days. */
export const BeginsWithToday: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Date: Today' })
    await userEvent.type(canvas.getByRole('searchbox'), '1234567{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Date: All dates' })).toBeVisible()
    await waitFor(() => expect(marks().length).toBeGreaterThan(0))
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(await canvas.findByRole('button', { name: 'Date: Today' })).toBeVisible()
  },
}

/** A day without payments says so, and leads to all of them. */
export const NothingToday: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/payment-list/', ({ request }) => {
        const query = new URL(request.url).searchParams
        if (query.get('period') !== 'today' && !query.has('start_date')) return undefined
        return HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [],
          totals: { total: 0, returned: 0, by_method: [] },
          total_count: 0,
          page: 1,
          page_count: 1,
          per_page: 25,
        })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No payments today' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(marks().length).toBeGreaterThan(5))
    await expect(canvas.queryByRole('button', { name: 'Date: Today' })).toBeNull()
  },
}

/** An address with days shows them. */
export const OfTheAddress: Story = {
  parameters: { route: '/payment/history?start_date=2026-03-01&end_date=2026-03-10' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Date: 01/03/2026 – 10/03/2026' }),
    ).toBeVisible()
    await waitFor(() => expect(marks().length).toBeGreaterThan(5))
  },
}

/** A period that cannot be is named, and nothing else is shown: no sums, no rows. */
const refused = (dates: string, chip: string, sentence: RegExp): Story => ({
  parameters: { route: `/payment/history?${dates}`, expectedErrors: [/400/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Date: ${chip}` })).toBeVisible()
    await expect(await canvas.findByText('This period can’t be shown')).toBeVisible()
    await expect(canvas.getAllByText(sentence)).not.toHaveLength(0)
    await nothingElse(canvas)
  },
})

async function nothingElse(canvas: Canvas) {
  await expect(canvas.queryByText('Taken')).toBeNull()
  await expect(canvas.queryByRole('table')).toBeNull()
  await expect(marks()).toHaveLength(0)
}

export const TooLong: Story = refused(
  'start_date=2026-01-01&end_date=2026-03-10',
  '01/01/2026 – 10/03/2026 · over 60 days',
  /^Choose 60 days or fewer/,
)

export const Backwards: Story = refused(
  'start_date=2026-03-10&end_date=2026-03-01',
  '10/03/2026 – 01/03/2026 · ends before it starts',
  /^The end date is before the start date/,
)

export const Impossible: Story = refused(
  'start_date=2026-02-31&end_date=2026-03-01',
  '2026-02-31 – 01/03/2026 · no such date',
  /^Enter a valid date/,
)
