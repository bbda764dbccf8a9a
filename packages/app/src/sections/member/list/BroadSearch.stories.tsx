import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { phone } from '../../../testing/states.ts'
import type { MemberRow } from '../member.data.ts'

/** A search whose count is cut off at the first thousand matches. */
const meta = {
  title: 'Sections/Member/BroadSearch',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list?q=ka' },
  beforeEach: ({ msw }) => {
    exported.length = 0
    msw.use(
      http.get('*/api/v1/management/member-list/', ({ request }) => {
        const query = new URL(request.url).searchParams
        if (query.has('export')) {
          exported.push([query.get('q'), query.get('ids')?.split(',').length])
          return new HttpResponse(new Uint8Array(8), { headers: { 'x-total-rows': '2273' } })
        }
        const page = Number(query.get('page') ?? 1)
        const per_page = Number(query.get('per_page') ?? 10)
        const results = Array.from({ length: per_page }, (_, nth) =>
          row((page - 1) * per_page + nth + 1),
        )
        return HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results,
          total_count: 1000,
          total_is_minimum: true,
          page,
          page_count: 1000 / per_page,
          per_page,
        })
      }),
    )
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const exported: [q: string | null, ids: number | undefined][] = []

const row = (id: number): MemberRow => ({
  id,
  fullname: `Karimova Nilufar ${id}`,
  phone: '+998901234567',
  gender: 2,
  birth_date: '1994-03-08',
  avatar: null,
  status: 'active',
  membership: null,
  membership_status: null,
  end_date: null,
  days_left: null,
  visits_left: null,
  state: { key: 'none', date: null, membership: null },
  balance: 0,
  prediction: null,
  is_global: false,
  is_external_user: false,
  read_only: false,
  club: { id: 1, name: 'Zal Chilonzor' },
  version: 1,
})

/** In the footer of the list, and announced. */
export const CountsAtLeast: Story = {
  play: async ({ canvas }) => {
    const count = await canvas.findByText(/^1–25/)
    await expect(count.textContent).toBe('1–25 of 1\u00a0000+ members')
    await expect(canvas.getAllByRole('status')[0]?.textContent).toBe('1\u00a0000+ members')
  },
}

export const InRussian: Story = {
  ...CountsAtLeast,
  parameters: { language: 'ru' },
  play: async ({ canvas }) => {
    const count = await canvas.findByText(/^1–25/)
    await expect(count.textContent).toBe('1–25 из 1\u00a0000+ клиентов')
  },
}

export const InUzbekOnAPhone: Story = phone({
  parameters: { language: 'uz' },
  play: async ({ canvas }) => {
    const count = await canvas.findByText(/1–25$/)
    await expect(count.textContent).toBe('1\u00a0000+ ta mijozdan 1–25')
  },
})

/**
 * UX-10: the first thousand matches can be selected together, and the text does not call them all.
 */
export const ChoosesTheFirst: Story = {
  play: async ({ canvas }) => {
    // The checkbox in the header renders before those of the rows.
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(2))
    const [, first] = canvas.getAllByRole('checkbox')
    if (first) await userEvent.click(first)
    const bar = within(await canvas.findByRole('region', { name: 'Selected rows' }))
    await userEvent.click(await bar.findByRole('button', { name: /^Select the first 1\s000$/ }))
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^1\s000 selected$/))
    await expect(bar.queryByRole('button', { name: /^Select/ })).not.toBeInTheDocument()
    await userEvent.click(bar.getByRole('button', { name: 'Export' }))
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: /Excel/ }))
    await waitFor(() => expect(exported).toEqual([[null, 1000]]))
  },
}

/** The export of the search contains all matches. */
export const ExportsTheWholeSearch: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–25/)
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: /Excel/ }))
    await waitFor(() => expect(exported).toEqual([['ka', undefined]]))
  },
}
