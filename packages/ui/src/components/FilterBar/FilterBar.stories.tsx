import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from '../../fields/SearchField/index.ts'
import { Button } from '../Button/index.ts'
import { FilterBar } from './FilterBar.tsx'

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    search: (
      <SearchField
        label="Qidirish"
        hideLabel
        placeholder="Ism yoki telefon"
        value=""
        onChange={fn()}
      />
    ),
    applied: [
      { id: 'status', label: 'Holat: faol', onRemove: fn() },
      { id: 'package', label: 'Abonement: Yillik VIP (12 oy)', onRemove: fn() },
    ],
    onClear: fn(),
    found: '48 ta mijoz',
    more: <p>Jinsi, tugʻilgan kuni</p>,
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const ClearsAll: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const RemovesOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Holat: faol' }))
    await expect(args.applied?.[0]?.onRemove).toHaveBeenCalledOnce()
  },
}

export const SaysHowManyWereFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 ta mijoz')
  },
}

export const Keyboard: Story = {
  args: { search: undefined, more: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Holat: faol' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Catalog: Story = {
  args: {
    end: (
      <Button size="sm" tone="outline">
        Saralash
      </Button>
    ),
  },
}
