import { wizardPageDocs } from './WizardPage.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { FactList } from '../../components/FactList/index.ts'
import { Money } from '../../components/Money/index.ts'
import { Stepper } from '../../components/Stepper/index.ts'
import { MoneyField } from '../../fields/MoneyField/index.ts'
import { withGutter } from '../../foundations/withGutter.tsx'
import { FieldGroup } from '../FormPage/index.ts'
import { WizardPage } from './WizardPage.tsx'

const meta = {
  title: 'Templates/WizardPage',
  component: WizardPage,
  parameters: { layout: 'fullscreen', part: wizardPageDocs },
  decorators: withGutter,
  args: {
    title: 'Toʻlov',
    stepper: (
      <Stepper
        label="Toʻlov"
        steps={[
          { id: 'member', label: 'Mijoz' },
          { id: 'package', label: 'Paket yoki guruh darsi' },
          { id: 'payment', label: 'Toʻlov' },
        ]}
        current="payment"
      />
    ),
    children: (
      <FieldGroup>
        <MoneyField label="Naqd" currency="UZS" value={300_000} onChange={() => {}} />
        <MoneyField label="Karta" currency="UZS" value={450_000} onChange={() => {}} />
      </FieldGroup>
    ),
    aside: (
      <Card title="Jami">
        <FactList
          facts={[
            { label: 'Paket yoki guruh darsi', value: 'Yillik VIP (12 oy)' },
            { label: 'Jami', value: <Money amount={750_000} currency="UZS" /> },
          ]}
        />
      </Card>
    ),
    bar: (
      <>
        <Button tone="outline" size="sm">
          Orqaga
        </Button>
        <Button tone="secondary" size="sm" keys="Ctrl Enter">
          Toʻlovni tasdiqlash
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof WizardPage>
export default meta
type Story = StoryObj<typeof meta>

export const DontHideTheSum: Story = { args: { aside: null } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Naqd' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Karta' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Orqaga' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Toʻlov' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Naqd' })).toHaveValue('300\u00a0000')
  },
}
