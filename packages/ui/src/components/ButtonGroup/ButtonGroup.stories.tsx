import { buttonGroupDocs } from './ButtonGroup.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ButtonGroup } from './ButtonGroup.tsx'

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  parameters: { part: buttonGroupDocs },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const DontLineUpEverything: Story = {
  args: {
    'aria-label': 'Mijoz',
    children: ['Eksport', 'Muzlatish', 'Oʻchirish', 'Nusxa', 'Chop etish'].map((words) => (
      <Button key={words} size="sm" tone="outline">
        {words}
      </Button>
    )),
  },
}

export const Keyboard: Story = {
  args: {
    'aria-label': 'Mijoz bilan amallar',
    children: ['Eksport', 'Muzlatish'].map((words) => (
      <Button key={words} size="sm" tone="outline">
        {words}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Muzlatish' })).toHaveFocus()
  },
}

export const Catalog: Story = {
  args: {
    'aria-label': 'Mijoz bilan amallar',
    children: (
      <>
        <Button size="sm" tone="outline">
          Eksport
        </Button>
        <Button size="sm" tone="outline">
          Muzlatish
        </Button>
        <Button size="sm">Toʻlov</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mijoz bilan amallar' })).toBeVisible()
  },
}
