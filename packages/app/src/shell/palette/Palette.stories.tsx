import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'

const meta = {
  title: 'Shell/Palette',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const page = () => within(document.body)

async function search(canvas: Canvas, text: string) {
  await canvas.findByRole('navigation', { name: /Menu|Меню/ })
  await userEvent.keyboard('{Control>}[KeyK]{/Control}')
  await userEvent.type(await page().findByRole('combobox'), text)
}
/** Within the height of the window, not only in the page. */
const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
const group = async (name: string) => within(await page().findByRole('group', { name }))

/** Words of the name in any order; the person opens beside the list. */
export const FindsAnEmployeeByName: Story = {
  play: async ({ canvas }) => {
    await search(canvas, "san'at rahimov")
    const row = await (await group('Staff')).findByRole('option', { name: /^Rahimov Sanʼat/ })
    await expect(row).toHaveTextContent(/\+998/)
    await userEvent.click(row)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
    const panel = await canvas.findByRole('region', { name: 'Employee' })
    await expect(panel).toHaveTextContent('Rahimov Sanʼat')
  },
}

export const FindsAnEmployeeByEmail: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'manager@zal')
    await expect(await (await group('Staff')).findByRole('option')).toHaveTextContent(
      /Manager.*manager@zal\.demo/,
    )
  },
}

export const FindsAClub: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'yunusobod')
    await userEvent.click(
      await (await group('Clubs')).findByRole('option', { name: /^Zal Yunusobod/ }),
    )
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Zal Yunusobod')
  },
}

export const SaysThatAClubIsClosed: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'olmazor')
    await expect(await (await group('Clubs')).findByRole('option')).toHaveTextContent(
      /^Zal Olmazor.*Closed$/,
    )
  },
}

/** A row of the settings is found by its name and marked where it stands. */
export const FindsASetting: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'credit lim')
    const settings = await group('Settings')
    await userEvent.click(await settings.findByRole('option', { name: /^Credit limit/ }))
    const row = within(await canvas.findByRole('group', { name: 'Credit limit' }))
    const name = row.getByText('Credit limit', { selector: 'mark' })
    await waitFor(() => expect(isInView(name)).toBe(true))
    await expect(canvas.getByRole('link', { name: 'Money rules' })).toHaveAttribute('aria-current')
  },
}

export const FindsASettingInRussian: Story = {
  parameters: { language: 'ru' },
  play: async ({ canvas }) => {
    await search(canvas, 'правила ден')
    const settings = await group('Настройки')
    await userEvent.click(await settings.findByRole('option', { name: /^Правила денег/ }))
    const card = await canvas.findByRole('heading', { level: 2, name: 'Правила денег' })
    await waitFor(() => expect(isInView(card)).toBe(true))
  },
}

export const LeadsToTheOwnPassword: Story = {
  parameters: { role: 'trainer', route: '/' },
  play: async ({ canvas }) => {
    await search(canvas, 'password')
    await userEvent.click(
      await (await group('Settings')).findByRole('option', { name: /^Password/ }),
    )
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  },
}

/** The front desk may open neither staff nor clubs; the member of the same name is found. */
export const HidesPeopleAndClubsWithoutTheRight: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    await search(canvas, 'rahimov')
    await (await group('Members')).findAllByRole('option')
    await waitFor(() => expect(page().getByRole('listbox')).toHaveAttribute('aria-busy', 'false'))
    await expect(page().queryByRole('group', { name: 'Staff' })).not.toBeInTheDocument()
    await expect(page().queryByRole('group', { name: 'Clubs' })).not.toBeInTheDocument()
  },
}
