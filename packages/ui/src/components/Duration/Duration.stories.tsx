import { durationDocs } from './Duration.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { Duration } from './Duration.tsx'

const meta = {
  title: 'Components/Duration',
  component: Duration,
  parameters: { part: durationDocs },
  args: { minutes: 90 },
} satisfies Meta<typeof Duration>
export default meta
type Story = StoryObj<typeof meta>

export const HoursAndMinutes: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 h 30 min')
  },
}

export const DontShowDays: Story = { args: { minutes: 20_160 } }

export const Catalog: Story = {
  render: () => (
    <Shelf label="Duration">
      {[45, 60, 90, 600].map((minutes) => (
        <span key={minutes}>
          <Duration minutes={minutes} />
        </span>
      ))}
    </Shelf>
  ),
}
