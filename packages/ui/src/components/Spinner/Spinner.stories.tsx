import { spinnerDocs } from './Spinner.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { part: spinnerDocs },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const SaysNothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible()
  },
}

export const DontFillAPage: Story = {
  render: () => (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: '12em' }}>
      <Spinner />
    </div>
  ),
}

export const Catalog: Story = {
  render: () => (
    <span style={{ fontSize: '2em' }}>
      <Spinner />
    </span>
  ),
}
