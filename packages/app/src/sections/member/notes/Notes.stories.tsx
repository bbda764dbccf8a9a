import { http } from 'msw'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'
import { refusedWith } from '../form/memberForm.fixture.ts'
import { openTab } from '../profile/tabs.fixture.ts'

const meta = {
  title: 'Sections/Member/Notes',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    await expect(
      (await canvas.findAllByRole('button', { name: /^Actions for the note/ })).length,
    ).toBe(3)
  },
}

export const Phone: Story = phone(Ready)

export const WritesANote: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    const save = await canvas.findByRole('button', { name: 'Save note' })
    const field = await canvas.findByRole('textbox', { name: 'New note' })
    await userEvent.type(field, '   ')
    await userEvent.click(save)
    await expect(await canvas.findByText('This field is required')).toBeVisible()
    await userEvent.type(field, 'Ertalab keladi')
    await expect(canvas.queryByText('This field is required')).toBeNull()
    await userEvent.click(save)
    await expect(
      await canvas.findByText('Ertalab keladi', { selector: '[role=listitem] p' }),
    ).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Actions for the note/ })).toHaveLength(4),
    )
    await expect(field).toHaveTextContent('')
  },
}

export const ChangesANote: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    await choose(canvas, 'Edit')
    const field = await canvas.findByRole('textbox', { name: 'Note' })
    await userEvent.type(field, 'Muhim: ')
    const [, save] = canvas.getAllByRole('button', { name: 'Save note' })
    if (save) await userEvent.click(save)
    await expect(await canvas.findByText(/edited 12\/03\/2026/)).toBeVisible()
  },
}

export const TakesBackADeletion: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    const count = () => canvas.getAllByRole('button', { name: /^Actions for the note/ }).length
    await choose(canvas, 'Delete')
    await waitFor(() => expect(count()).toBe(2))
    const news = within(document.body).getByRole('region', { name: 'Messages' })
    await userEvent.click(await within(news).findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(count()).toBe(3))
  },
}

/** Deleting the only note of the last page leads to the page before. */
export const DeletesTheLastOfAPage: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    const notes = () => canvas.queryAllByRole('button', { name: /^Actions for the note/ })
    await waitFor(() => expect(notes()).toHaveLength(3))
    const customer = await memberId()
    for (let at = 3; at < 11; at += 1) {
      await somebodyElse('POST', '/customer/note/', { customer, text: `<p>Gap ${at}</p>` })
    }
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(notes()).toHaveLength(1))
    await choose(canvas, 'Delete')
    await expect(await canvas.findByText('1–10 of 10')).toBeVisible()
    await expect(notes()).toHaveLength(10)
  },
}

/** A conflict shows both texts, although the screen has already loaded the newer version. */
export const ShowsBothTextsOfAConflict: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    await choose(canvas, 'Edit')
    const field = await canvas.findByRole('textbox', { name: 'Note' })
    await userEvent.type(field, 'Yoʻqolmasin ')
    const path = await newestNote()
    await somebodyElse('PUT', path, { text: '<p>Boshqa gap</p>', version: 1 })
    const other = { customer: await memberId(), text: '<p>Yangi eslatma</p>' }
    await somebodyElse('POST', '/customer/note/', other)
    await canvas.findByText('Yangi eslatma')
    const [, save] = canvas.getAllByRole('button', { name: 'Save note' })
    if (save) await userEvent.click(save)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByRole('radio', { name: /Yoʻqolmasin/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /^Boshqa gap/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save choices' }))
    await expect(
      await canvas.findByText('Boshqa gap', { selector: '[role=listitem] p' }),
    ).toBeVisible()
  },
}

/** Drafts of a new and of an edited note are restored. */
export const KeepsWhatIsHalfWritten: Story = {
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Ertaga')
    await choose(canvas, 'Edit')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Muhim: ')
    const tabs = within(canvas.getByRole('main'))
    await userEvent.click(tabs.getByRole('link', { name: 'Payments' }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'New note' })).toBeNull())
    await userEvent.click(tabs.getByRole('link', { name: 'Notes' }))
    await expect(await canvas.findByRole('textbox', { name: 'New note' })).toHaveTextContent(
      'Ertaga',
    )
    const field = await canvas.findByRole('textbox', { name: 'Note' })
    await expect(field).toHaveTextContent('Muhim:')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull()
  },
}

/** Releases the server's response. */
let answer = () => {}

/** A refusal while the next note is typed loses neither text. */
export const KeepsWhatWasRefused: Story = {
  parameters: { expectedErrors: [/400/] },
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answer = resolve
    const refused = refusedWith('member_read_only', 'Only to be looked at.', 400)
    msw.use(http.post('*/api/v1/customer/note/', () => promise.then(() => refused)))
  },
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    const field = await canvas.findByRole('textbox', { name: 'New note' })
    await userEvent.type(field, 'Birinchi')
    const save = canvas.getByRole('button', { name: 'Save note' })
    await userEvent.click(save)
    await waitFor(() => expect(field).toHaveTextContent(''))
    await userEvent.type(field, 'Ikkinchi')
    answer()
    await expect(await canvas.findByText('Only to be looked at.')).toBeVisible()
    await waitFor(() => expect(field).toHaveTextContent('BirinchiIkkinchi'))
  },
}

export const ReadOnlyForAPartner: Story = {
  parameters: { role: 'partner' },
  play: async (context) => {
    await openTab(context, 'Notes')
    const { canvas } = context
    // Three notes, and the last visit in the header.
    await waitFor(() =>
      expect(canvas.getAllByText(/^\d\d\/\d\d\/20\d\d, \d\d:\d\d$/)).toHaveLength(4),
    )
    await expect(canvas.queryByRole('textbox', { name: 'New note' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions for the note/ })).toBeNull()
  },
}

type Canvas = StoryContext['canvas']

/** Chooses an action in the menu of the newest note. */
async function choose(canvas: Canvas, action: string) {
  const [menu] = await canvas.findAllByRole('button', { name: /^Actions for the note/ })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }))
}

async function newestNote() {
  const { results } = (await somebodyElse(
    'GET',
    `/customer/${await memberId()}/note-list/`,
  )) as unknown as {
    results: { id: number }[]
  }
  return `/customer/note/${results[0]?.id}/`
}

async function memberId() {
  const { results } = (await somebodyElse(
    'GET',
    '/management/member-search/?q=4567',
  )) as unknown as {
    results: { id: number }[]
  }
  return results[0]?.id
}
