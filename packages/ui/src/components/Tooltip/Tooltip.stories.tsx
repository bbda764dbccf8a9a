import { tooltipDocs } from './Tooltip.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HelpIcon } from '../../icons/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { part: tooltipDocs },
  args: {
    words: 'Depozit — mijozning klubdagi puli. Keyingi toʻlovlarda ishlatiladi.',
    children: <IconButton icon={HelpIcon} label="Depozit nima?" />,
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    const words = await within(document.body).findByRole('tooltip')
    await waitFor(() => expect(words).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Depozit/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words).not.toBeVisible())
  },
}

export const DontHideRules: Story = {
  args: { words: 'Parol kamida 8 ta belgidan iborat boʻlishi shart.' },
}

export const Catalog: Story = {
  play: async () => {
    await userEvent.tab()
    await within(document.body).findByRole('tooltip')
  },
}
