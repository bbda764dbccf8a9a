import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { forbidden, listStates, missing, phone } from '../../../testing/states.ts'
import { unheard } from '../../../testing/unheard.ts'
import section from '../finance.section.ts'
import { shift } from './shift.screens.tsx'

const meta = {
  title: 'Sections/Cash desk shift',
  component: App,
  parameters: { layout: 'fullscreen', route: '/finance/shift' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** Default of a club: shifts are off until a user with the permission switches them on. */
export const Off: Story = {
  play: async ({ canvas }) => {
    const title = { name: 'Shifts are off' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Turn on shifts' })).toBeVisible()
  },
}

const states = listStates(section, shift, { tab: 'shift', ready: Off, forbidden: 'partner' })

export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden

/** The front desk of a club without shifts does not see the section. */
export const ForbiddenWhileOff: Story = forbidden('restricted_user')

/** Shifts are on, but none is open and none exists. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await switchOn(canvas)
    await expect(await canvas.findByRole('heading', { name: 'No open shift' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No shifts yet' })).toBeVisible()
  },
}

/** A shift with cash in and out; the expected amount is not shown. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await openShift(canvas)
    await move(canvas, 'Add cash', '200000', 'Mayda pul')
    await move(canvas, 'Remove cash', '50000', 'Ichimlik suvi')
    await expect(await canvas.findByText(/Ichimlik suvi/)).toBeVisible()
    await expect(canvas.queryByText(/450.000/)).toBeNull()
  },
}

/**
 * REL-24: discarding a form whose response was lost still reports the result; the cash is not paid
 * out twice.
 */
export const ReportsADiscardedCashMovement: Story = {
  beforeEach: ({ msw }) => msw.use(unheard('post', '/finance/shift/:id/cash/')),
  play: async ({ canvas }) => {
    await openShift(canvas)
    await fillMove(canvas, 'Remove cash', '50000', 'Ichimlik suvi')
    await screen.findByText('Failed to connect to the server. Please try again later.')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cash' }))
    await screen.findByText('Cash removed')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findAllByText(/Ichimlik suvi/)).toHaveLength(1)
  },
}

/** Closing the dialog other than by its button keeps the draft. */
export const KeepsCashWhenClosed: Story = {
  play: async ({ canvas }) => {
    await openShift(canvas)
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove cash' }))
      return screen.findByRole('textbox', { name: /Purpose/ })
    }
    await userEvent.type(await open(), 'Ichimlik suvi{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await open()).toHaveValue('Ichimlik suvi')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await open()).toHaveValue('')
  },
}

/**
 * A recovered opening of a shift that is closed by now is not reported when the next one is opened.
 */
export const ReportsNoClosedShift: Story = {
  beforeEach: ({ msw }) => msw.use(unheard('post', '/finance/shift/')),
  play: async ({ canvas }) => {
    await switchOn(canvas)
    const open = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Open shift' }))
    await open()
    await userEvent.type(await screen.findByRole('textbox', { name: /Starting cash/ }), '300000')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Failed to connect to the server. Please try again later.')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await closeOpenShift()
    await open()
    const asked = within(await screen.findByRole('dialog'))
    const save = asked.getByRole('button', { name: /^Open shift/ })
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'))
    await expect(screen.queryByText('Shift opened')).toBeNull()
    await expect(save).toBeVisible()
  },
}

/** Counts by denomination and their sum. */
export const Counting: Story = {
  play: async ({ canvas }) => {
    await openShift(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Count and close' }))
    await count(canvas, '3')
    await expect(canvas.getAllByText(/300.000 UZS/)[0]).toBeVisible()
  },
}

/** A count that differs from the ledger requires a reason; the difference is not shown. */
export const Differs: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await openShift(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Count and close' }))
    await count(canvas, '2')
    await userEvent.click(canvas.getByRole('button', { name: /Close shift/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The count doesn’t/)
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Reason for the difference/ }),
      'Qaytim',
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The count doesn’t/)
  },
}

/** Report of a closed shift with its difference and the reason. */
export const Ready: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas, canvasElement }) => {
    await closeShort(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Cash in the drawer' })).toBeVisible()
    await expect(canvas.getByText('Qaytim xato berilgan')).toBeVisible()
    await expect(within(canvasElement).getAllByText(/100.000 UZS/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print report' })).toBeVisible()
  },
}

/** The printed report ends with a label for its last line. */
export const PrintsTheReport: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await closeShort(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print report' }))
    await expect(print).toHaveBeenCalledOnce()
    await expect(document.querySelector('body > [data-receipt]')).toHaveTextContent(
      'Reason for the difference: Qaytim xato berilgan',
    )
  },
}

/** Past shifts with their differences, the latest first. */
export const List: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await closeShort(canvas)
    await canvas.findByRole('heading', { name: 'Cash in the drawer' })
    await userEvent.click(canvas.getAllByRole('link', { name: 'Shifts' })[0] as HTMLElement)
    await expect(await canvas.findByText('Qaytim xato berilgan')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'No open shift' })).toBeVisible()
  },
}

export const Phone: Story = phone(Open)

export const CountingOnAPhone: Story = phone(Counting)

export const ReportOnAPhone: Story = phone(Ready)

/** A shift that does not exist. */
export const ReportMissing: Story = missing('/finance/report/999999')

async function switchOn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn on shifts' }))
  await canvas.findByRole('button', { name: 'Open shift' })
}

async function openShift(canvas: Canvas) {
  await switchOn(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Open shift' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Starting cash/ }), '300000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await canvas.findByRole('heading', { name: 'Shift open' })
}

async function fillMove(canvas: Canvas, way: string, amount: string, reason: string) {
  await userEvent.click(await canvas.findByRole('button', { name: way }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), amount)
  await userEvent.type(screen.getByRole('textbox', { name: /Purpose/ }), reason)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

/** Closes the shift through the API with the amount in the drawer. */
async function closeOpenShift() {
  type Current = { shift: { id: number; float: number } | null }
  const { shift } = (await somebodyElse('GET', '/finance/shift-current/')).results as Current
  const body = { notes: [], coins: shift?.float ?? 0, difference_reason: null }
  await somebodyElse('POST', `/finance/shift/${shift?.id}/close/`, body)
}

async function move(canvas: Canvas, way: string, amount: string, reason: string) {
  await fillMove(canvas, way, amount, reason)
  await canvas.findByText(new RegExp(reason))
}

async function count(canvas: Canvas, notes: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^100.000 banknotes/ }), notes)
}

async function closeShort(canvas: Canvas) {
  await openShift(canvas)
  await userEvent.click(canvas.getByRole('link', { name: 'Count and close' }))
  await count(canvas, '2')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const why = await canvas.findByRole('textbox', { name: /Reason for the difference/ })
  await userEvent.type(why, 'Qaytim xato berilgan')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

/** The second club uses shifts: past ones and today's open one. */
const inSecondClub = { club: 2, route: '/finance/shift' }

export const Shifts: Story = {
  parameters: inSecondClub,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Qaytim xato berilgan')).toBeVisible()
    await expect(canvas.getAllByText('Closed').length).toBeGreaterThan(5)
  },
}

/** Only shifts with a difference. */
export const WithADifference: Story = {
  parameters: { club: 2, route: '/finance/shift?status=differs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Qaytim xato berilgan')).toBeVisible()
    await expect(canvas.getByText('Mijoz qaytimini olmagan')).toBeVisible()
    await expect(canvas.getAllByText('Closed')).toHaveLength(2)
  },
}

export const ShiftsOnAPhone: Story = phone(Shifts)
