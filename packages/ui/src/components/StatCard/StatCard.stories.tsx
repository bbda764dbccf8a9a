import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Money } from '../Money/index.ts'
import { statCardDocs } from './StatCard.docs.ts'
import { StatCard } from './StatCard.tsx'

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Tashriflar', value: '184', note: '+12 ta', tone: 'good' },
  parameters: { part: statCardDocs },
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToTheWholeStory: Story = {
  args: { href: '#checkin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tashriflar/ })).toHaveAttribute(
      'href',
      '#checkin',
    )
  },
}

export const Keyboard: Story = {
  args: { href: '#checkin' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Tashriflar/ })
    await userEvent.tab()
    await expect(card).toHaveFocus()
    const followed: string[] = []
    card.addEventListener('click', (event) => {
      event.preventDefault()
      followed.push(card.getAttribute('href') ?? '')
    })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#checkin'])
  },
}

/** Without `href` it is not a link. */
export const Disabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('184')).toBeVisible()
  },
}

export const Waiting: Story = {
  args: { value: undefined, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tashriflar')).toBeVisible()
    await expect(canvas.queryByText('184')).not.toBeInTheDocument()
  },
}

/** The mark at the name says how the figure is counted. */
export const Explains: Story = {
  args: { help: 'Oxirgi 30 kundagi tashriflar' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button', { name: 'Tashriflar' })
    mark.focus()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await expect(mark).toHaveAccessibleDescription('Oxirgi 30 kundagi tashriflar')
  },
}

export const DontLeaveItAlone: Story = { tags: ['!test'], args: { note: undefined } }

export const Catalog: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '0.75em',
        gridTemplateColumns: 'repeat(auto-fill, minmax(14em, 1fr))',
      }}
    >
      <StatCard
        label="Bugungi tushum"
        value={<Money amount={12_450_000} currency="UZS" />}
        note="+8% kechagiga nisbatan"
        tone="good"
      />
      <StatCard label="Tashriflar" value="184" note="+12 ta" tone="good" href="#checkin" />
      <StatCard label="Новые клиенты" value="9" note="на 2 меньше" tone="bad" />
      <StatCard
        label="Qarzdorlik"
        value={<Money amount={-1_280_000} currency="UZS" />}
        note="3 ta mijoz"
      />
      <StatCard
        label="Turnover of the year"
        value={<Money amount={3_240_000_000} currency="UZS" compact />}
      />
      <StatCard label="Depozit" value={undefined} />
    </div>
  ),
}
