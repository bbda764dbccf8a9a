import { phoneDocs } from './Phone.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { Phone } from './Phone.tsx'

const meta = {
  title: 'Components/Phone',
  component: Phone,
  parameters: { part: phoneDocs },
  args: { phone: '+998901234567' },
} satisfies Meta<typeof Phone>
export default meta
type Story = StoryObj<typeof meta>

export const IsWrittenAsPeopleWriteIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(+998) 90 123-45-67')).toBeVisible()
  },
}

export const CallsOnPress: Story = {
  args: { callable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+998901234567')
  },
}

export const DontMakeRowsCall: Story = { args: { callable: true } }

export const Catalog: Story = {
  render: () => (
    <Shelf label="UZB, KGZ">
      <Phone phone="+998901234567" />
      <Phone phone="+996555123456" />
      <Phone phone="+998935551122" callable />
    </Shelf>
  ),
}
