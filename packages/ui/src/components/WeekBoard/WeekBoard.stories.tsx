import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { weekBoardDocs } from './WeekBoard.docs.ts'
import { WeekBoard, type WeekBoardEvent } from './WeekBoard.tsx'

const event = (
  id: number,
  day: number,
  start: string,
  title: string,
  [taken, capacity]: [number, number],
): WeekBoardEvent => ({
  id: String(id),
  title,
  day: `2026-11-${day}`,
  start,
  tone: taken >= capacity ? 'full' : taken >= capacity * 0.8 ? 'filling' : 'free',
  level: {
    share: taken / capacity,
    text: taken >= capacity ? 'Toʻla' : `${taken}/${capacity}`,
    name: `${capacity} joydan ${taken} tasi band`,
  },
  past: day < 24,
})

const events = [
  event(1, 23, '07:00', 'Krossfit', [17, 20]),
  event(2, 23, '17:00', 'Kundalik fitnes', [14, 18]),
  event(3, 24, '11:30', 'Kundalik fitnes', [12, 18]),
  event(4, 24, '16:00', 'Bolalar boksi', [10, 10]),
  event(5, 25, '14:00', 'Оздоровительная гимнастика для начинающих', [12, 18]),
  event(6, 26, '11:30', 'Kundalik fitnes', [15, 18]),
  event(7, 26, '16:00', 'Bolalar boksi', [10, 10]),
  event(8, 27, '20:00', 'Krossfit', [12, 20]),
]

const meta = {
  title: 'Components/WeekBoard',
  component: WeekBoard,
  args: {
    label: 'Shu hafta',
    day: '2026-11-24',
    today: '2026-11-24',
    events,
    noteOf: (day) => (day === '2026-11-29' ? 'Dam olish kuni' : undefined),
  },
  parameters: { part: weekBoardDocs },
} satisfies Meta<typeof WeekBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('group', { name: 'Shu hafta' }))
    await expect(board.getAllByRole('listitem')).toHaveLength(8)
    const today = within(board.getByRole('region', { current: 'date' }))
    await expect(today.getByText('Bolalar boksi')).toBeVisible()
    await expect(today.getByText('10 joydan 10 tasi band')).toBeInTheDocument()
    await expect(board.getByText('Dam olish kuni')).toBeVisible()
  },
}

export const DontFill: Story = {
  tags: ['!test'],
  args: {
    events: Array.from({ length: 10 }, (_, at) =>
      event(at, 25, `${at + 10}:00`, 'Kundalik fitnes', [12, 18]),
    ),
  },
}

export const Catalog: Story = {}
