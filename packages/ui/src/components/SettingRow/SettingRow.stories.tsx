import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MoneyField, NumberField, SelectField, SwitchField } from '../../fields/index.ts'
import { UndoIcon } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { settingRowDocs } from './SettingRow.docs.ts'
import { SettingRow } from './SettingRow.tsx'

const changed = (
  <>
    <span>Karimova Aziza, 12/11/2026</span>
    <span>was 10 min</span>
    <Button tone="ghost" size="xs" icon={UndoIcon}>
      Put back
    </Button>
  </>
)
const field = { hideLabel: true, onChange: fn() }

const meta = {
  title: 'Components/SettingRow',
  component: SettingRow,
  parameters: { part: settingRowDocs },
  args: {
    name: 'Early entry to a class',
    hint: 'Minutes before the start',
    size: 'sm',
    children: <NumberField {...field} label="Early entry" unit="min" value={15} />,
    change: 'Default',
  },
  render: (args) => (
    <Card flush title="Check-in rules">
      <SettingRow {...args} />
    </Card>
  ),
} satisfies Meta<typeof SettingRow>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  args: { change: changed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Early entry to a class' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Early entry' })).toHaveValue('15')
    await expect(canvas.getByRole('button', { name: 'Put back' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { error: 'Enter 0 to 60.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter 0 to 60.')).toBeVisible()
  },
}

export const DontExplainTwice: Story = {
  tags: ['!test'],
  args: { hint: 'Early entry to a class before the class starts' },
}

export const Catalog: Story = {
  render: () => (
    <Card flush title="Check-in rules">
      <SettingRow name="Currency" hint="Can’t change after the first payment">
        UZS
      </SettingRow>
      <SettingRow
        name="Early entry to a class"
        hint="Minutes before the start"
        size="sm"
        change={changed}
      >
        <NumberField {...field} label="Early entry" unit="min" value={15} />
      </SettingRow>
      <SettingRow
        name="Warn before the end"
        hint="Yellow at the last days or visits"
        size="sm"
        change="Default"
      >
        <NumberField {...field} label="Days" unit="days" value={3} />
        <NumberField {...field} label="Visits" unit="visits" value={2} />
      </SettingRow>
      <SettingRow
        name="Credit limit"
        hint="How far a balance may go below zero"
        size="md"
        change={changed}
        error="Nothing was changed. Try again."
      >
        <MoneyField {...field} label="Credit limit" currency="UZS" value={200_000} />
      </SettingRow>
      <SettingRow name="New devices" hint="Wait for approval, or work meanwhile" size="md">
        <SelectField
          {...field}
          label="New devices"
          options={[{ id: 'wait', label: 'Wait' }]}
          value="wait"
        />
      </SettingRow>
      <SettingRow name="Deposit" hint="Members can pay from a balance" change="Default">
        <SwitchField {...field} label="Deposit" value />
      </SettingRow>
    </Card>
  ),
}
