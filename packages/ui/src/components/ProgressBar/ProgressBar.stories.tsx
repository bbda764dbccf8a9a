import { progressBarDocs } from './ProgressBar.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: { part: progressBarDocs },
  args: { label: 'Mijozlarni import qilish', value: 320, max: 1200, said: '320 / 1 200' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const ShowsTheProgress: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Mijozlarni import qilish' })
    await expect(bar).toHaveAttribute('aria-valuenow', '320')
    await expect(bar).toHaveAttribute('aria-valuetext', '320 / 1 200')
  },
}

export const DontGuess: Story = { args: { value: 0, said: undefined } }

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5em', maxWidth: '26em' }}>
      <ProgressBar {...args} />
      <ProgressBar label="Выгрузка" value={0} />
      <ProgressBar label="Заморозка" value={64} tone="warning" />
      <ProgressBar label="Done" value={100} tone="success" />
      <ProgressBar label="Visits left" value={1} max={12} said="1 / 12" tone="danger" />
    </div>
  ),
}
