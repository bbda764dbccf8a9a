import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import type { MemberRow } from '../member.data.ts'
import { openTab } from './tabs.fixture.ts'

const meta = {
  title: 'Sections/Member/Card',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const gulomova: MemberRow = {
  id: 1,
  fullname: 'Gʻulomova Oʻgʻiloy',
  phone: '+998901234567',
  gender: 2,
  birth_date: '1994-03-08',
  avatar: null,
  status: 'active',
  membership: 'Yillik VIP',
  membership_status: 'active',
  end_date: '2027-01-31',
  days_left: 72,
  visits_left: null,
  state: { key: 'active', date: '2027-01-31', membership: { id: 5, name: 'Yillik VIP' } },
  balance: 250_000,
  prediction: 84,
  is_global: false,
  is_external_user: false,
  read_only: false,
  club: { id: 1, name: 'Zal Chilonzor' },
  version: 1,
}

/** Story of the card layout with one member. */
const one = (changes: Partial<MemberRow>, play: (card: HTMLElement) => Promise<void>): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/member-list/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [{ ...gulomova, ...changes }],
          total_count: 1,
          page: 1,
          page_count: 1,
          per_page: 10,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Cards' }))
    await userEvent.keyboard('{Escape}')
    const link = await canvas.findByRole('link', { name: /Gʻulomova/ })
    await expect(link).toHaveAttribute('href', '/members/profile/1')
    const card = link.closest('li')
    if (!card) throw new Error('The card stands in no list')
    await play(card)
  },
})

/** A global member from a partner's app. */
export const GlobalFromTheApp: Story = one(
  { is_global: true, is_external_user: true },
  async (card) => {
    for (const text of [
      'Female',
      '(+998) 90 123-45-67',
      'All clubs',
      'Partner app',
      'Yillik VIP · Active',
    ]) {
      await expect(within(card).getByText(text)).toBeVisible()
    }
    await expect(within(card).getByText('Active')).toBeVisible()
    await expect(within(card).getByRole('button', { name: /^Actions/ })).toBeVisible()
  },
)

/** The state is said in words, a dash stands for the rest. */
export const WithoutAPlan: Story = one(
  {
    membership: null,
    membership_status: null,
    state: { key: 'none', date: null, membership: null },
    end_date: null,
    days_left: null,
    prediction: null,
  },
  async (card) => {
    await expect(within(card).getByText('No membership')).toBeVisible()
    await expect(within(card).getAllByText('—')[0]).toBeVisible()
  },
)

export const InactiveIsDimmed: Story = one({ status: 'inactive' }, async (card) => {
  await expect(within(card).getByText('Inactive')).toBeVisible()
  const faint = [card, ...card.querySelectorAll('*')].filter(
    (each) => getComputedStyle(each).opacity === '0.6',
  )
  await expect(faint.length).toBeGreaterThan(0)
})

/** Members of a partner are read-only. */
export const ReadOnlyHasNoActions: Story = one({ read_only: true }, async (card) => {
  await expect(within(card).getByText('Read-only')).toBeVisible()
  await expect(within(card).queryByRole('button')).not.toBeInTheDocument()
})

/** A link to a member that does not exist opens the list. */
export const AnUnknownMemberLeadsToTheList: Story = {
  parameters: { route: '/members/profile/999999', expectedErrors: [/404/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
    await expect((await canvas.findAllByText(/^\(\+998\)/)).length).toBeGreaterThan(5)
  },
}

const visits = (count: number): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/customer/*/attendance-list/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: Array.from({ length: count }, (_, nth) => ({
            id: nth + 1,
            plan_name: `12 tashrif ${nth + 1}`,
            created_at: `2026-11-0${nth + 1}T09:00:00Z`,
            trainer: null,
            duration: null,
            club: { id: 1, name: 'Zal Chilonzor' },
            by: 'Karimova Nilufar',
          })),
          total_count: count,
          page: 1,
          page_count: Math.ceil(count / 5),
          per_page: 5,
        }),
      ),
    ),
  play: async (context) => {
    await openTab(context, 'Visits')
    const { canvas } = context
    await expect(await canvas.findByText(`12 tashrif ${count}`)).toBeVisible()
    const pages = canvas.queryByRole('navigation', { name: 'Pages' })
    await expect(pages === null).toBe(count <= 5)
  },
})

/** With up to five rows the pagination is hidden. */
export const PagesOnlyAboveFive: Story = visits(5)
export const PagesAboveFive: Story = visits(6)
