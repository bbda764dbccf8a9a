import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { failed, forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Member import',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/import' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const rows = [
  'ФИО;Телефон;Жинси;Туғилган сана;Изоҳ',
  'Қодирова Гулчеҳра Абдурашидовна;90 777 11 01;аёл;8.3.94;Ertalab keladi',
  'Тўрахонов Ўктам;91 777 11 02;эркак;1.2.1988;',
  'Yoʻldosheva Malika;93 777 11 03;;;',
  'Gʻulomova Oʻgʻiloy;90 123 45 67;ayol;;',
  'Noma’lum;12345;;;',
  'Ғуломов Ҳасан;94 777 11 04;эркак;31.02.1990;',
]

async function give(canvas: Canvas, text = rows.join('\r\n')) {
  const file = new File([text], 'mijozlar-2026.csv', { type: 'text/csv' })
  await userEvent.upload(await canvas.findByLabelText(/File with members/), file)
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/File with members/)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Template' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Earlier imports' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    const none = { name: 'Nothing has been imported yet' }
    await expect(await canvas.findByRole('heading', none)).toBeVisible()
  },
}

export const Failed: Story = failed

export const Forbidden: Story = forbidden('restricted_user')

/** The columns are guessed; each can be changed. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await give(canvas)
    await expect(
      await canvas.findByRole('heading', { name: 'What the columns hold' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Телефон/ })).toHaveTextContent('Phone')
    await expect(await canvas.findByText('Тўрахонов Ўктам')).toBeVisible()
  },
}

/** What would come of each row, before any is imported. */
export const Check: Story = {
  play: async (context) => {
    await Columns.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await expect(
      await canvas.findByText('Gʻulomova Oʻgʻiloy has this phone already.'),
    ).toBeVisible()
    await expect(canvas.getByText('Enter the phone number in full.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 4 members' })).toBeVisible()
  },
}

export const Result: Story = {
  play: async (context) => {
    await Check.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 members' }))
    await expect(
      await canvas.findByText('The members are here', {}, { timeout: 8000 }),
    ).toBeVisible()
  },
}

export const Undone: Story = {
  play: async (context) => {
    await Result.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }))
    await expect(
      await canvas.findByText('The import was undone', {}, { timeout: 8000 }),
    ).toBeVisible()
  },
}

export const RefusesABrokenFile: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'Familiya,Ism,Telefon')
    await expect((await canvas.findAllByText('The file is empty.'))[0]).toBeVisible()
  },
}

export const AsksForThePhone: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'Ism,Izoh\r\nAli,salom')
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
    await expect(await canvas.findByText('Choose the column with the phone.')).toBeVisible()
  },
}

export const FromTheList: Story = {
  parameters: { route: '/members/list' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await userEvent.click(await main.findByRole('link', { name: 'Import' }))
    await waitFor(() => expect(canvas.getByLabelText(/File with members/)).toBeInTheDocument())
  },
}

export const Phone: Story = phone(Check)
