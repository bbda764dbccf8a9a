import { summaryPageDocs } from './SummaryPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { FactList } from '../../components/FactList/index.ts'
import { Money } from '../../components/Money/index.ts'
import { MoneyField } from '../../fields/MoneyField/index.ts'
import { withGutter } from '../../foundations/withGutter.tsx'
import { FieldGroup } from '../FormPage/index.ts'
import { SummaryPage } from './SummaryPage.tsx'

const meta = {
  title: 'Templates/SummaryPage',
  component: SummaryPage,
  parameters: { layout: 'fullscreen', part: summaryPageDocs },
  decorators: withGutter,
  args: {
    title: 'Yangi toʻlov',
    children: (
      <FieldGroup>
        <MoneyField label="Naqd" currency="UZS" value={300_000} onChange={() => {}} />
        <MoneyField label="Karta" currency="UZS" value={450_000} onChange={() => {}} />
      </FieldGroup>
    ),
    summary: (
      <FactList
        facts={[
          { label: 'Paket', value: 'Yillik VIP (12 oy)' },
          { label: 'Jami', value: <Money amount={750_000} currency="UZS" /> },
        ]}
      />
    ),
    total: <Money amount={750_000} currency="UZS" />,
    action: (
      <Button wide size="lg">
        750 000 UZS qabul qilish
      </Button>
    ),
  },
} satisfies Meta<typeof SummaryPage>
export default meta
type Story = StoryObj<typeof meta>

export const DontHideTheSum: Story = { args: { summary: null, total: null } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Naqd' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Karta' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** The button is there once, under the summary or in the bar. */
export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('textbox', { name: 'Naqd' })).toHaveValue('300\u00a0000')
  },
}
