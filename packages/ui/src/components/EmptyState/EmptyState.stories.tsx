import { emptyStateDocs } from './EmptyState.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AddIcon } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { EmptyState } from './EmptyState.tsx'

const act = fn()

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { part: emptyStateDocs },
  args: {
    kind: 'first',
    title: 'Hali xonalar yoʻq',
    children: 'Xona qoʻshing: mashgʻulotlar jadvali shu yerdan boshlanadi.',
    action: (
      <Button icon={AddIcon} onClick={act}>
        Xona qoʻshish
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const InvitesToTheFirst: Story = {
  play: async ({ canvas }) => {
    act.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Xona qoʻshish' }))
    await expect(act).toHaveBeenCalledOnce()
  },
}

export const OffersToClearFilters: Story = {
  args: {
    kind: 'unmatched',
    title: 'Ничего не подходит под фильтры',
    children: 'Статус: активен · Пакет: годовой VIP',
    action: <Button tone="outline">Сбросить фильтры</Button>,
  },
}

export const ShowsTheContact: Story = {
  args: {
    kind: 'forbidden',
    title: 'You may not see payments',
    children: 'The owner, Aziza Karimova, can grant it.',
    action: undefined,
  },
}

export const ShowsAnErrorWithItsNumber: Story = {
  args: {
    kind: 'error',
    title: 'Toʻlovlarni yuklab boʻlmadi',
    children: 'Internetni tekshirib, qayta urining. Soʻrov raqami: 7f3a-91c2',
    action: <Button tone="outline">Qayta urinish</Button>,
  },
}

export const AllDone: Story = {
  args: {
    kind: 'done',
    title: 'Bugunga hammasi bajarildi',
    children: 'Toʻlanmagan abonementlar yoʻq.',
    action: undefined,
  },
}

const kinds = ['first', 'unmatched', 'forbidden', 'error', 'missing', 'done'] as const

export const DontShrug: Story = {
  args: { kind: 'unmatched', title: 'Maʼlumot yoʻq', children: null, action: null },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    act.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xona qoʻshish' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(act).toHaveBeenCalledOnce()
  },
}

export const Catalog: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1em',
        gridTemplateColumns: 'repeat(auto-fill, minmax(18em, 1fr))',
      }}
    >
      {kinds.map((kind) => (
        <Card key={kind} flush>
          <EmptyState kind={kind} title={kind}>
            Bu yerda nima boʻlishi va keyin nima qilish kerakligi aytiladi.
          </EmptyState>
        </Card>
      ))}
    </div>
  ),
}
