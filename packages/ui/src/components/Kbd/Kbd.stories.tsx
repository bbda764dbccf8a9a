import { kbdDocs } from './Kbd.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  parameters: { part: kbdDocs },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const DontShout: Story = { render: () => <Kbd>Ctrl Shift Alt F12</Kbd> }

export const Catalog: Story = {
  render: () => (
    <Shelf label="Kbd">
      <Kbd>N</Kbd>
      <Kbd>G M</Kbd>
      <Kbd>Ctrl K</Kbd>
      <Kbd>Esc</Kbd>
    </Shelf>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('G M').tagName).toBe('KBD')
  },
}
