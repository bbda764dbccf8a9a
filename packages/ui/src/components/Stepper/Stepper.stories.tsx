import { stepperDocs } from './Stepper.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: { part: stepperDocs },
  args: {
    label: 'Toʻlov',
    steps: [
      { id: 'member', label: 'Mijoz' },
      { id: 'package', label: 'Paket' },
      { id: 'payment', label: 'Toʻlov' },
      { id: 'start', label: 'Boshlanish' },
    ],
    current: 'payment',
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const MarksTheCurrentStep: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).not.toHaveAttribute('aria-current')
  },
}

export const Keyboard: Story = {
  args: { onStep: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Mijoz/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStep).toHaveBeenCalledWith('member')
  },
}

export const DontCountTwo: Story = {
  args: {
    steps: [
      { id: 'member', label: 'Mijoz' },
      { id: 'payment', label: 'Toʻlov' },
    ],
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2em' }}>
      {args.steps.map(({ id }) => (
        <Stepper key={id} {...args} label={`${args.label}: ${id}`} current={id} onStep={fn()} />
      ))}
    </div>
  ),
}
