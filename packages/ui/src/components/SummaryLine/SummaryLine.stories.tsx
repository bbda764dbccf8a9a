import { summaryLineDocs } from './SummaryLine.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FactList } from '../FactList/index.ts'
import { Money } from '../Money/index.ts'
import { SummaryLine } from './SummaryLine.tsx'

const sum = (amount: number) => <Money amount={amount} currency="UZS" />

const meta = {
  title: 'Components/SummaryLine',
  component: SummaryLine,
  parameters: { part: summaryLineDocs },
  args: {
    figures: [
      { label: 'Olingan', value: sum(21_340_000) },
      { label: 'Qaytarilgan', value: sum(-200_000), href: '?status=reversed' },
      { label: 'Qaytarishlardan keyin', value: sum(21_140_000) },
    ],
    more: {
      label: 'Usullar boʻyicha',
      children: (
        <FactList
          layout="tiles"
          facts={[
            { label: 'Naqd pul', value: sum(12_300_000) },
            { label: 'Terminal', value: sum(8_840_000) },
          ]}
        />
      ),
    },
  },
} satisfies Meta<typeof SummaryLine>
export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {}

/** The disclosure opens and closes by keys. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const more = canvas.getByRole('button', { name: 'Usullar boʻyicha' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Terminal')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Terminal')).not.toBeVisible()
  },
}

export const ShowsTheRest: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Usullar boʻyicha' })
    await expect(canvas.getByText('Terminal')).not.toBeVisible()
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Terminal')).toBeVisible()
  },
}

/** On a phone the last figure leads, and the others show with the rest. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Qaytarishlardan keyin')).toBeVisible()
    await expect(canvas.getByText('Olingan')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Usullar boʻyicha' }))
    await expect(canvas.getByText('Olingan')).toBeVisible()
  },
}

export const DontShowEverything: Story = {
  args: {
    figures: ['Olingan', 'Qaytarilgan', 'Naqd pul', 'Terminal', 'Click', 'Payme'].map((label) => ({
      label,
      value: sum(1_000_000),
    })),
    more: undefined,
  },
}
