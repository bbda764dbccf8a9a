import { bannerDocs } from './Banner.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { part: bannerDocs },
  args: { title: 'Oflayn, 14:05 dan beri', children: 'Saqlangan maʼlumotlar koʻrsatilmoqda.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const SaysUrgentThingsAtOnce: Story = {
  args: { tone: 'danger', urgent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oflayn')
  },
}

export const CanBeClosed: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DontBlame: Story = {
  args: { tone: 'danger', title: 'Xato!', children: 'Notoʻgʻri amal.' },
}

export const Catalog: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75em' }}>
      <Banner
        tone="warning"
        title="Oflayn, 14:05 dan beri"
        action={
          <Button size="xs" tone="outline">
            Qayta urinish
          </Button>
        }
      >
        Saqlangan maʼlumotlar koʻrsatilmoqda.
      </Banner>
      <Banner tone="danger" title="Оплата не прошла">
        Введено 350 000 из 400 000 — осталось 50 000.
      </Banner>
      <Banner tone="success" onClose={fn()}>
        Import: 48 done, 2 failed.
      </Banner>
      <Banner tone="info">Karimova Aziza bu yozuvni hozirgina oʻzgartirdi.</Banner>
    </div>
  ),
}
