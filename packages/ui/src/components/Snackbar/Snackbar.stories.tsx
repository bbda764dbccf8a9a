import { snackbarDocs } from './Snackbar.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { SnackbarProvider } from './SnackbarProvider.tsx'
import { lifetime, useSnackbar, type Snack } from './snackbars.ts'

function Says({ snacks }: { snacks: Snack[] }) {
  const notify = useSnackbar()
  return snacks.map((snack) => (
    <Button key={snack.words} tone="outline" size="sm" onClick={() => notify(snack)}>
      {snack.words}
    </Button>
  ))
}

const undo = fn()
const saved: Snack = { words: 'Xona saqlandi', tone: 'success' }
const checkedIn: Snack = { words: 'Tashrif belgilandi: Gʻulomova Oʻgʻiloy', undo }
const refused: Snack = { words: 'Оплата не прошла', tone: 'error' }

const meta = {
  title: 'Components/Snackbar',
  component: Says,
  parameters: { part: snackbarDocs },
  args: { snacks: [saved, checkedIn, refused, { words: 'Exported' }] },
  decorators: (Story) => (
    <SnackbarProvider>
      <div style={{ display: 'flex', gap: '0.5em', flexWrap: 'wrap', paddingTop: '14em' }}>
        <Story />
      </div>
    </SnackbarProvider>
  ),
  beforeEach: () => {
    undo.mockClear()
  },
} satisfies Meta<typeof Says>
export default meta
type Story = StoryObj<typeof meta>

const region = () => within(document.body).getByRole('region', { name: 'Messages' })

export const SaysErrorsAtOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Оплата не прошла' }))
    await expect(await within(region()).findByRole('alert')).toHaveTextContent('Оплата не прошла')
    await userEvent.click(within(region()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(within(region()).queryByRole('alert')).not.toBeInTheDocument())
  },
}

export const TakesBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tashrif belgilandi/ }))
    await userEvent.click(await within(region()).findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(region()).queryByRole('status')).not.toBeInTheDocument())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: /Tashrif belgilandi/ })
    await userEvent.click(act)
    const takeBack = await within(region()).findByRole('button', { name: 'Undo' })
    await userEvent.keyboard('{F6}')
    await expect(takeBack).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(act).toHaveFocus()
    await userEvent.keyboard('{F6}{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(act).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await within(region()).findByRole('status')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveBeenCalledTimes(2)
  },
}

/** Ctrl+Z belongs to a text field only while it has content to undo. */
export const UndoBesideFields: Story = {
  decorators: (Story) => (
    <>
      <Story />
      <input aria-label="Member" maxLength={100} autoComplete="off" />
      <input type="radio" aria-label="Oylik" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tashrif belgilandi/ }))
    await within(region()).findByRole('status')
    const member = canvas.getByRole('textbox')
    await userEvent.type(member, 'G{Control>}z{/Control}')
    await expect(undo).not.toHaveBeenCalled()
    await userEvent.clear(member)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Tashrif belgilandi/ }))
    await within(region()).findByRole('status')
    await userEvent.click(canvas.getByRole('radio'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveBeenCalledTimes(2)
  },
}

export const WaitsAsLongAsItShould: Story = {
  play: async () => {
    await expect(lifetime(saved)).toBe(3_000)
    await expect(lifetime(checkedIn)).toBe(10_000)
    await expect(lifetime(refused)).toBeUndefined()
    await expect(lifetime({ ...saved, stay: true })).toBeUndefined()
  },
}

export const ThreeAtMost: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    await waitFor(() =>
      expect(within(region()).queryByText('Xona saqlandi')).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(within(region()).getByText('Exported')).toBeVisible())
  },
}

export const DontTellStories: Story = {
  args: {
    snacks: [
      { words: 'Siz kiritgan barcha maʼlumotlar maʼlumotlar bazasiga muvaffaqiyatli saqlandi' },
    ],
  },
}

export const Catalog: Story = {
  args: {
    snacks: [{ ...saved, stay: true }, { ...checkedIn, stay: true }, refused],
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
  },
}
