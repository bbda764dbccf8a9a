import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { BeforeAfter } from '../BeforeAfter/index.ts'
import { eventListDocs } from './EventList.docs.ts'
import { EventList, type EventItem } from './EventList.tsx'

const event = (
  id: number,
  time: string,
  name: string,
  said: string,
  detail: EventItem['detail'],
) => ({
  id,
  time,
  picture: <Avatar name={name} size="sm" />,
  title: (
    <>
      <strong>{name}</strong>
      {` · ${said}`}
    </>
  ),
  detail,
  end: 'Chilonzor',
  href: `?open=${id}`,
})
const days = [
  {
    day: '2026-11-24',
    title: 'Bugun',
    events: [
      event(
        3,
        '14:05',
        'Rashidov Abdulla',
        'Sozlama oʻzgartirildi',
        <BeforeAfter before="10 daq" after="15 daq" beforeLabel="avval" />,
      ),
      event(2, '12:54', 'Tursunova Malika', 'Toʻlov bekor qilindi', 'Sabab: ikki marta toʻlangan'),
    ],
  },
  {
    day: '2026-11-23',
    title: '23/11/2026',
    events: [event(1, '18:31', 'Никитина Оксана', 'Smena ochildi', undefined)],
  },
]

const meta = {
  title: 'Components/EventList',
  component: EventList,
  args: { label: 'Audit', days, current: 2, foot: 'Yangilari avval' },
  parameters: { part: eventListDocs },
} satisfies Meta<typeof EventList>

export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bugun' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Tursunova Malika')
  },
}

export const DontShowRecords: Story = {
  tags: ['!test'],
  args: { days: [{ day: '2026-11-24', title: 'Xonalar', events: days[0]?.events ?? [] }] },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
}

export const Catalog: Story = {}
