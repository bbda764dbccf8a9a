import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { beforeAfterDocs } from './BeforeAfter.docs.ts'
import { BeforeAfter } from './BeforeAfter.tsx'

const meta = {
  title: 'Components/BeforeAfter',
  component: BeforeAfter,
  args: { before: '10 min', after: '15 min', beforeLabel: 'before' },
  parameters: { part: beforeAfterDocs },
} satisfies Meta<typeof BeforeAfter>

export default meta
type Story = StoryObj<typeof meta>

export const OldAndNew: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 min')).toBeVisible()
    await expect(canvas.getByText('15 min')).toBeVisible()
  },
}

export const DontShowTexts: Story = {
  tags: ['!test'],
  args: {
    before: 'Rahmat! Sizni yana kutamiz, har kuni 07:00 dan 22:00 gacha.',
    after: 'Rahmat! Sizni yana kutamiz, har kuni 06:30 dan 23:00 gacha.',
  },
}

export const Catalog: Story = {
  render: () => (
    <Shelf label="BeforeAfter">
      <span>
        <BeforeAfter before="10 min" after="15 min" beforeLabel="before" />
      </span>
      <span>
        <BeforeAfter after="500 000 UZS" beforeLabel="before" />
      </span>
    </Shelf>
  ),
}
