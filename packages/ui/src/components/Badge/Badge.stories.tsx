import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { FreezeIcon } from '../../icons/index.ts'
import { Badge, StatusBadge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'VIP' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const SaysItsStateInWords: Story = {
  render: () => <StatusBadge tone="success">Faol</StatusBadge>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faol')).toBeVisible()
  },
}

const tones = ['neutral', 'success', 'warning', 'info', 'danger', 'violet'] as const

export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Shelf>
      <Shelf label="uz">
        <StatusBadge tone="success">Faol</StatusBadge>
        <StatusBadge tone="info">Kutilmoqda</StatusBadge>
        <StatusBadge tone="warning">Toʻlanmagan</StatusBadge>
        <StatusBadge tone="info" icon={FreezeIcon}>
          Muzlatilgan
        </StatusBadge>
        <StatusBadge tone="danger">Bekor qilingan</StatusBadge>
        <StatusBadge>Nofaol</StatusBadge>
      </Shelf>
      <Shelf label="ru">
        <StatusBadge tone="success">Активен</StatusBadge>
        <StatusBadge tone="warning">Частичный возврат</StatusBadge>
        <StatusBadge>Черновик</StatusBadge>
        <Badge tone="violet">Внешний</Badge>
      </Shelf>
    </>
  ),
}
