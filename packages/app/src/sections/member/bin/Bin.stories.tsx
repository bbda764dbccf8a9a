import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { empty, failed, forbidden, loading, phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/Member/Bin',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/bin' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const hand = () => userEvent.setup({ delay: 100 })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Restore/ })).length).toBe(3)
    // One has been in the bin for more than thirty days.
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Erase: / })).toHaveLength(4)
  },
}

export const Loading: Story = loading('Trash')

export const Empty: Story = empty('The trash is empty')

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('restricted_user')

/** The name and until when it can be restored, with the actions in the row. */
export const Phone: Story = phone({
  play: async (context) => {
    await Ready.play?.(context)
    const { canvas } = context
    await expect((await canvas.findAllByText(/^Restore until \d\d/)).length).toBe(3)
    const [line] = canvas.getAllByText(/^Restore until/)
    await expect(line?.closest('li')?.offsetHeight).toBe(64)
  },
})

/** The confirmation says that deletion can be undone; the member is then restored from the bin. */
export const GoesAndComesBack: Story = {
  parameters: { route: '/members/list?q=ergasheva+lola' },
  play: async ({ canvas }) => {
    const page = within(document.body)
    await newcomer({ last_name: 'Ergasheva', first_name: 'Lola', phone: '+998935550011' })
    const name = 'Ergasheva Lola'
    await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await page.findByRole('alertdialog', { name: `Delete ${name}?` }))
    await seen(question.findByText(/can be restored/))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull())

    await userEvent.click((await canvas.findAllByRole('link', { name: 'Trash' }))[0] as HTMLElement)
    await find(canvas, 'lola')
    await userEvent.click(await canvas.findByRole('button', { name: `Restore: ${name}` }))
    await seen(page.findByText(`${name} restored`))
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  },
}

/** The phone was taken since: the field shows the error with the member's name. */
export const AsksForAnotherPhone: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body)
    const taken = '+998935550044'
    const { id } = await newcomer({ last_name: 'Tohirov', first_name: 'Umid', phone: taken })
    await somebodyElse('DELETE', `/management/member/${id}/`)
    await newcomer({ last_name: 'Rashidova', first_name: 'Nodira', phone: taken })
    await find(canvas, 'tohirov')
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore: Tohirov Umid' }))
    const dialog = within(await page.findByRole('dialog', { name: /^What is Tohirov/ }))
    await seen(dialog.findByText(/Rashidova Nodira/))
    const field = dialog.getByRole('textbox', { name: /^Phone/ })
    await expect(field).toHaveAccessibleDescription(/already/)
    const user = hand()
    await user.clear(field)
    await user.type(field, '935550045{Enter}')
    await seen(page.findByText('Tohirov Umid restored'))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** Erasing requires typing the name; remaining records show a number instead of the name. */
export const ErasesForGood: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body)
    const { id } = await newcomer({
      last_name: 'Gʻaybullayeva',
      first_name: 'Zebuniso',
      phone: '+998935550077',
    })
    await somebodyElse('DELETE', `/management/member/${id}/`)
    await find(canvas, 'zebuniso')
    const erase = await canvas.findByRole('button', { name: /^Erase: .*Zebuniso/ })
    await userEvent.click(erase)
    const dialog = within(await page.findByRole('dialog', { name: /^Erase .* permanently\?$/ }))
    const yes = dialog.getByRole('button', { name: 'Erase permanently' })
    await expect(yes).toBeDisabled()
    const field = dialog.getByRole('textbox', { name: /^Enter the name/ })
    const user = hand()
    await user.type(field, 'Zebuniso')
    await user.keyboard('{Enter}')
    await seen(dialog.findByText('Enter the name exactly as shown above.'))
    await user.clear(field)
    await user.type(field, "g'aybullayeva zebuniso")
    await user.keyboard('{Enter}')
    await seen(page.findByText(`Erased. The member is now № ${id}`))
    await waitFor(() => expect(canvas.queryByText(/Zebuniso/)).toBeNull())
  },
}

export const ErasesOnlyForTheOwner: Story = {
  parameters: { role: 'director' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Restore/ })
    await expect(canvas.queryByRole('button', { name: /^Erase/ })).toBeNull()
  },
}

const newcomer = async (fields: { last_name: string; first_name: string; phone: string }) => {
  const body = { gender: 2, ...fields }
  const { results } = await somebodyElse('POST', '/management/member/', body)
  return results as { id: number }
}

async function find(canvas: StoryContext['canvas'], text: string) {
  await userEvent.type(await canvas.findByRole('searchbox'), `${text}{Enter}`)
}

/** Waits until an element has faded in. */
async function seen(asked: Promise<HTMLElement>) {
  const found = await asked
  await waitFor(() => expect(found).toBeVisible())
}
