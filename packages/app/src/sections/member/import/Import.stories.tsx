import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { failed, forbidden, phone } from '../../../testing/states.ts'
import type { Import } from './import.data.ts'
import { savedFile } from '../../../testing/savedFile.ts'

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
  await userEvent.upload(await canvas.findByLabelText(/Member file/), file)
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Member file/)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Template' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Past imports' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    const none = { name: 'No imports yet' }
    await expect(await canvas.findByRole('heading', none)).toBeVisible()
  },
}

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('restricted_user')

/** The columns are guessed; each can be changed. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await give(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Match columns' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Phone\b.*Телефон/ })).toHaveTextContent(
      'Phone',
    )
    await expect(await canvas.findByText('Тўрахонов Ўктам')).toBeVisible()
  },
}

/** Dry run: the result of each row before the import. */
export const Check: Story = {
  play: async (context) => {
    await Columns.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Check rows' }))
    await expect(
      await canvas.findByText('Gʻulomova Oʻgʻiloy already has this phone.'),
    ).toBeVisible()
    await expect(canvas.getByText('Enter the full phone number.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 4 members' })).toBeVisible()
  },
}

export const Result: Story = {
  play: async (context) => {
    await Check.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 members' }))
    await expect(await canvas.findByText('Members imported', {}, { timeout: 8000 })).toBeVisible()
  },
}

export const Undone: Story = {
  play: async (context) => {
    await Result.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Undo import' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
    await expect(await canvas.findByText('Import undone', {}, { timeout: 8000 })).toBeVisible()
  },
}

const underWay: Import = {
  id: 7,
  file_name: 'mijozlar-2026.csv',
  state: 'running',
  headers: ['ФИО', 'Телефон'],
  mapping: ['fullname', 'phone'],
  duplicates: 'skip',
  row_count: 50_000,
  summary: { ready: 50_000, drafts: 0, duplicates: 0, errors: 0, warnings: 0 },
  done_rows: 12_500,
  created: 12_500,
  drafts: 0,
  filled: 0,
  skipped: 0,
  removed: 0,
  kept: 0,
  can_undo: false,
  created_at: '2026-03-12T05:00:00Z',
  finished_at: null,
  by: 'Karimov Aziz',
}

/** A long import shows its progress and can be stopped; imported rows stay and can be undone. */
export const IsStopped: Story = {
  parameters: { route: '/members/import?import=7' },
  beforeEach: ({ msw }) => {
    let found = underWay
    const answer = () =>
      HttpResponse.json({ success: true, code: 'ok', message: '', results: found })
    msw.use(
      http.get('*/api/v1/management/member-import/7/', answer),
      http.post('*/api/v1/management/member-import/7/cancel/', () => {
        found = { ...underWay, state: 'cancelled', can_undo: true }
        return answer()
      }),
    )
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Importing members' })
    await expect(bar).toHaveAttribute('aria-valuenow', '12500')
    await expect(canvas.getByText(/^12.500 of 50.000$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByText('Import stopped')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo import' })).toBeVisible()
  },
}

export const RefusesABrokenFile: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'Familiya,Ism,Telefon')
    await expect(
      (await canvas.findAllByText('The file is empty. Choose another one.'))[0],
    ).toBeVisible()
  },
}

/** The template is written in the browser and can be imported as it is. */
export const WritesTheTemplate: Story = {
  play: async ({ canvas }) => {
    const template = await savedFile(async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Template' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Excel/ }))
    })
    await expect(template.name).toBe('members-template.xlsx')
    await userEvent.upload(canvas.getByLabelText(/Member file/), template)
    const columns = { name: 'Match columns' }
    await expect(await canvas.findByRole('heading', columns, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Last name/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Skip column/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check rows' }))
    // The first example is somebody of the club already; the second one is new.
    await expect(
      await canvas.findByText('Gʻulomova Oʻgʻiloy already has this phone.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 1 member' })).toBeVisible()
  },
}

export const AsksForThePhone: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'Ism,Izoh\r\nAli,salom')
    await userEvent.click(await canvas.findByRole('button', { name: 'Check rows' }))
    await expect(await canvas.findByText('Match the column with the phone.')).toBeVisible()
  },
}

export const FromTheList: Story = {
  parameters: { route: '/members/list' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import' }))
    await waitFor(() => expect(canvas.getByLabelText(/Member file/)).toBeInTheDocument())
  },
}

export const Phone: Story = phone(Check)
