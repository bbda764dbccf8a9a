import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'

const meta = {
  title: 'Sections/Member/Freeze',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Opens the profile of a member by the last digits of the phone. */
async function open(canvas: Canvas, digits: string, name: RegExp) {
  await userEvent.type(await canvas.findByRole('searchbox'), `${digits}{Enter}`)
  await userEvent.click(await canvas.findByRole('link', { name }))
  await canvas.findByRole('heading', { level: 1, name })
}
/** Waits until an element has faded in. */
const shown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible())
const dialog = async () => within(await screen.findByRole('dialog'))

/** Opens the freeze dialog of Gʻulomova's yearly plan by F; the length has focus. */
async function askByKey(canvas: Canvas) {
  await open(canvas, '4567', /Gʻulomova Oʻgʻiloy/)
  await canvas.findByRole('button', { name: /^Freeze/ })
  await userEvent.keyboard('f')
  const asked = await dialog()
  await waitFor(() => expect(asked.getByRole('radio', { name: /^7 days/ })).toHaveFocus())
  return asked
}

/** Gʻulomova's yearly plan: F, 2, Ctrl+Enter. */
export const FreezesWithThreeKeys: Story = {
  play: async ({ canvas }) => {
    const asked = await askByKey(canvas)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await shown(() => asked.getByText('Choose an option'))
    await userEvent.keyboard('2')
    await expect(asked.getByRole('radio', { name: /^14 days/ })).toBeChecked()
    await shown(() =>
      asked.getByText(
        /^Frozen from \d\d\/\d\d\/\d{4}, back on \d\d\/\d\d\/\d{4} \(14 days\)\. New end date: \d\d\/\d\d\/\d{4}$/,
      ),
    )
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: /^Unfreeze/ })).toBeVisible()
    await expect((await canvas.findAllByText(/^Frozen/)).length).toBeGreaterThan(1)
  },
}

/** Ctrl+Enter saves while the dialog itself has focus, as after a press beside its fields. */
export const SavesWhileTheDialogHasTheFocus: Story = {
  play: async ({ canvas }) => {
    const asked = await askByKey(canvas)
    const panel = screen.getByRole('dialog')
    panel.focus()
    await expect(panel).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await shown(() => asked.getByText('Choose an option'))
  },
}

/** UX-21: the help button explains the term. */
export const SaysWhatAFreezeIs: Story = {
  play: async ({ canvas }) => {
    await open(canvas, '4567', /Gʻulomova Oʻgʻiloy/)
    await userEvent.click(await canvas.findByRole('button', { name: /^Freeze/ }))
    const asked = await dialog()
    await userEvent.click(await asked.findByRole('button', { name: 'What is a freeze?' }))
    await shown(() => screen.getByText(/^Pauses the membership and moves its end date/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(asked.getByRole('button', { name: 'What is a freeze?' })).toHaveFocus(),
    )
    await expect(asked.getByRole('radio', { name: /^14 days/ })).toBeVisible()
  },
}

/** Closing the dialog other than by its button keeps the draft. */
export const KeepsTheDaysWhenClosed: Story = {
  play: async ({ canvas }) => {
    await open(canvas, '4567', /Gʻulomova Oʻgʻiloy/)
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Freeze/ }))
      const asked = await dialog()
      return { asked, days: asked.getByRole('radio', { name: /^14 days/ }) }
    }
    await userEvent.click((await ask()).days)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { asked, days } = await ask()
    await expect(days).toBeChecked()
    await userEvent.click(asked.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await ask()).days).not.toBeChecked()
  },
}

export const TakesItBack: Story = {
  play: async (context) => {
    await FreezesWithThreeKeys.play?.(context)
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    await userEvent.click(await news.findByRole('button', { name: 'Undo' }))
    await expect(await context.canvas.findByRole('button', { name: /^Freeze/ })).toBeVisible()
  },
}

export const SchedulesAFreeze: Story = {
  play: async ({ canvas }) => {
    await open(canvas, '4567', /Gʻulomova Oʻgʻiloy/)
    await userEvent.click(await canvas.findByRole('button', { name: /^Freeze/ }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('radio', { name: 'On a date' }))
    await userEvent.type(await asked.findByRole('textbox', { name: /^Freeze date/ }), '+3')
    await userEvent.click(asked.getByRole('radio', { name: /^To a date/ }))
    await userEvent.type(await asked.findByRole('textbox', { name: /^Unfreeze date/ }), '+8')
    await userEvent.type(asked.getByRole('textbox', { name: /^Notes/ }), 'Taʼtil')
    await shown(() => asked.getByText(/ \(5 days\)\. New end date: /))
    await userEvent.click(asked.getByRole('button', { name: /^Freeze/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByText(/^How the end date/))
    await expect(await canvas.findByText(/\+5 → .* · Taʼtil$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await shown(() => question.getByText(/^No days were frozen/))
    // The note of the freeze is not prefilled as the reason for ending it.
    await expect(question.getByRole('textbox', { name: /^Notes/ })).toHaveValue('')
    await userEvent.click(question.getByRole('button', { name: 'Cancel freeze' }))
    await expect(await canvas.findByRole('button', { name: /^Freeze/ })).toBeVisible()
  },
}

/** An invalid date shows its own error, not "required". */
export const RefusesADayThatDoesNotExist: Story = {
  play: async ({ canvas }) => {
    await open(canvas, '4567', /Gʻulomova Oʻgʻiloy/)
    await userEvent.click(await canvas.findByRole('button', { name: /^Freeze/ }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('radio', { name: /^To a date/ }))
    await userEvent.click(asked.getByRole('button', { name: /^Freeze/ }))
    await shown(() => asked.getByText('This field is required'))
    await userEvent.type(asked.getByRole('textbox', { name: /^Unfreeze date/ }), '31022027{Tab}')
    await shown(() => asked.getByText(/^31.* doesn’t exist/))
    await expect(asked.queryByText('This field is required')).toBeNull()
  },
}

/** Қодиров has been frozen for four of fourteen days. */
export const Frozen: Story = {
  play: async ({ canvas }) => {
    await open(canvas, '4321', /Қодиров/)
    await expect(await canvas.findByRole('button', { name: /^Unfreeze/ })).toBeVisible()
    await userEvent.click(await canvas.findByText(/^How the end date/))
    await expect(await canvas.findByText(/\+14 → /)).toBeVisible()
  },
}

export const ReturnsEarly: Story = {
  play: async (context) => {
    await Frozen.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: /^Unfreeze/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await shown(() => question.getByText(/^Frozen for 4 days\./))
    await userEvent.type(question.getByRole('textbox', { name: /^Notes/ }), 'Qaytdi')
    await userEvent.click(question.getByRole('button', { name: 'Unfreeze' }))
    await expect(await canvas.findByText(/−10 → .* · Qaytdi$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Freeze/ })).toBeVisible()
  },
}

export const MovesARunningFreeze: Story = {
  play: async (context) => {
    await Frozen.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    const asked = await dialog()
    await expect(await asked.findByRole('textbox', { name: /^Freeze date/ })).toBeDisabled()
    await userEvent.click(asked.getByRole('radio', { name: /^7 days/ }))
    await shown(() => asked.getByText(/ \(7 days\)\. New end date: /))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/−7 → /)).toBeVisible()
  },
}

/** At check-in: entry denied, unfrozen there, checked in. */
export const UnfreezesAtTheDoor: Story = {
  parameters: { route: '/checkIn/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '654321{Enter}')
    await expect(await canvas.findByText('Entry denied')).toBeVisible()
    await expect(canvas.getByText(/^The membership is frozen until \d\d\//)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unfreeze' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: 'Unfreeze' }))
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Check in|Check in anyway)$/ }),
    )
    await waitFor(() => expect(screen.getByText(/^Checked in: Қодиров/)).toBeVisible())
  },
}

/** A failed request for the freeze shows a retry on the check-in screen. */
export const TheFreezeIsNotRead: Story = {
  parameters: {
    route: '/checkIn/register',
    network: 'error',
    affects: /memberships\/\d+\/freeze/,
    expectedErrors: [/500/],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '654321{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfreeze' }))
    const told = await dialog()
    await shown(() => told.getByRole('button', { name: 'Try again' }))
  },
}

export const OnAPhone: Story = { ...Frozen, globals: { viewport: { value: 'w390' } } }

/** Read-only users see no actions. */
export const PartnersOnlyLook: Story = {
  parameters: { role: 'partner' },
  play: async ({ canvas }) => {
    await open(canvas, '4321', /Қодиров/)
    await expect(await canvas.findByText(/^How the end date/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /freeze/i })).toBeNull()
  },
}

/** Bulk freeze of three members: those who cannot be frozen are listed first. */
export const FreezesMany: Story = {
  parameters: { route: '/members/list?subscription=active' },
  play: async ({ canvas }) => {
    // The checkbox in the header renders before those of the rows.
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(3))
    const [, ...boxes] = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    const bar = within(await canvas.findByRole('region', { name: 'Selected rows' }))
    const ask = async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Freeze' }))
      return dialog()
    }
    await userEvent.click((await ask()).getByRole('radio', { name: /^7 days/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const asked = await ask()
    // The draft was kept.
    await expect(asked.getByRole('radio', { name: /^7 days/ })).toBeChecked()
    await userEvent.click(asked.getByRole('button', { name: /^Check/ }))
    await shown(() => asked.getByText(/^[123] of 3 can be frozen$/))
    await userEvent.click(asked.getByRole('button', { name: /^Freeze \d/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await bar.findByText(/^[123] completed/)).toBeVisible()
  },
}
