import { dateTextDocs } from './DateText.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { DateText } from './DateText.tsx'

const meta = {
  title: 'Components/DateText',
  component: DateText,
  parameters: { part: dateTextDocs },
} satisfies Meta<typeof DateText>
export default meta
type Story = StoryObj

export const Day: Story = {
  render: () => <DateText day="2026-03-12" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12/03/2026')).toHaveAttribute('datetime', '2026-03-12')
  },
}

export const MomentInTheZoneOfTheClub: Story = {
  render: () => <DateText at="2026-03-11T20:30:00Z" zone="Asia/Tashkent" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12/03/2026, 01:30')).toBeVisible()
  },
}

export const DontShowMomentsForDays: Story = {
  render: () => <DateText at="1996-03-12T00:00:00Z" zone="Asia/Tashkent" />,
}

export const Catalog: Story = {
  render: () => (
    <Shelf label="DateText">
      <DateText day="2026-03-12" />
      <DateText at="2026-03-12T09:30:00Z" zone="Asia/Tashkent" />
      <DateText at="2026-03-12T09:30:00Z" zone="Asia/Bishkek" timeOnly />
    </Shelf>
  ),
}
