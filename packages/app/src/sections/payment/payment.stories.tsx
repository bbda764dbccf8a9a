import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { listStates, phone } from '../../testing/states.ts'
import { history } from './history/payment.history.tsx'
import section from './payment.section.ts'
import {
  chooseMember,
  chooseTwelve,
  collect,
  confirmDialog,
  findChosen,
  findMember,
  findTake,
  startDialog,
} from './sale/sale.fixture.ts'

const meta = {
  title: 'Sections/Payment',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/history?period=all' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Error of a field; the summary shows the same sentence. */
const error = { selector: '[data-tone="danger"]' }

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Net')).toBeVisible()
    await waitFor(() =>
      expect(document.querySelectorAll('#main [data-row]').length).toBeGreaterThan(5),
    )
  },
}

const states = listStates(section, history, { ready: Ready, forbidden: 'trainer', tab: 'history' })

export const Loading: Story = states.Loading
export const Empty: Story = {
  ...states.Empty,
  parameters: { ...states.Empty.parameters, route: '/payment/history?period=all' },
}
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Phone: Story = states.Phone

/** The parts of the second line of a row that are not wholly visible, of the first ones. */
const cutIn = (row: Element, parts: number) => {
  const line = row.querySelector('div > div:nth-child(2)')
  const end = line?.getBoundingClientRect().right ?? 0
  return [...(line?.children ?? [])]
    .slice(0, parts)
    .filter((part) => part.getBoundingClientRect().right > end)
    .map(({ textContent }) => textContent)
}

/** On phones, rows of several clubs are one line of a short date and the club, neither cut, beside the longest status too. */
const ofClubsIn = (language: 'uz' | 'ru' | 'en'): Story => ({
  globals: { viewport: { value: 'w390' }, language },
  parameters: {
    role: 'owner',
    route:
      '/payment/history?location=1,2&start_date=2026-01-12&end_date=2026-03-12&status=reversed',
  },
  play: async ({ canvasElement }) => {
    const rows = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('#main li[data-at]')]
      if (found.length < 3) throw new Error('no rows yet')
      return found
    })
    for (const row of rows) {
      await expect((row as HTMLElement).offsetHeight).toBe(64)
      await expect(cutIn(row, 2)).toEqual([])
    }
  },
})
export const PhoneOfClubsInUzbek = ofClubsIn('uz')
export const PhoneOfClubsInRussian = ofClubsIn('ru')
export const PhoneOfClubs = ofClubsIn('en')

export const AsksForAMember: Story = {
  parameters: { route: '/payment/register' },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /^Member/ })
    await collect(canvas)
    await expect(await canvas.findByText('Choose a member')).toBeVisible()
    await expect(canvas.getByText('Choose a package', error)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Member/ })).toHaveFocus())
  },
}

/** Yusupov Jasur never had a membership; selects a package of 12 visits. */
export const ChoosesMemberAndPackage: Story = {
  parameters: { route: '/payment/register' },
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await expect(await findMember(canvas, 'Yusupov Jasur')).toBeVisible()
    await expect((await canvas.findAllByText('450 000 UZS')).length).toBeGreaterThan(0)
  },
}

/** Of two blocks one is chosen; its hours are in the summary and on the receipt. */
export const SellsAClass: Story = {
  parameters: { route: '/payment/register' },
  play: async ({ canvas }) => {
    const printed: string[] = []
    spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector('body > [data-receipt]')?.textContent ?? '')
    })
    await chooseMember(canvas, '4433', 'Yusupov Jasur')
    await userEvent.click(canvas.getByRole('radio', { name: 'Class' }))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Class/ }), 'pilates{Enter}')
    const times = within(await canvas.findByRole('radiogroup', { name: /^Class time/ }))
    await waitFor(() => expect(times.getAllByRole('radio')[0]).toHaveFocus())
    await collect(canvas)
    await expect(await canvas.findByText('Choose a class time')).toBeVisible()
    await userEvent.click(times.getByRole('radio', { name: /^Tu Th, 18:30 – 19:30/ }))
    await expect(canvas.getAllByText('Tu Th, 18:30 – 19:30').length).toBeGreaterThan(1)
    await collect(canvas)
    await userEvent.click((await startDialog()).getByRole('button', { name: 'Next' }))
    await userEvent.click(await findTake())
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sold' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(printed[0]).toContain('Dars vaqtiSe Pa, 18:30 – 19:30'))
    await expect(printed[0]).toContain('Pilates')
  },
}

/** A change of member resets the kind, a change of kind resets the plan. */
export const ForgetsWithTheKind: Story = {
  ...ChoosesMemberAndPackage,
  play: async (context) => {
    await ChoosesMemberAndPackage.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('radio', { name: 'Class' }))
    await expect(canvas.getByText('Choose a class')).toBeVisible()
    // A cleared field shows no "required" error at once.
    await expect(canvas.queryByText('Choose a class', error)).toBeNull()
    await userEvent.type(canvas.getByRole('combobox', { name: /^Class/ }), 'krossfit{Enter}')
    await expect(await findChosen(canvas, /^Krossfit/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await userEvent.clear(canvas.getByRole('combobox', { name: /^Member/ }))
    await chooseMember(canvas, '234567', /Oʻgʻiloy$/)
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Package' })).toBeChecked())
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
  },
}

/** The children's boxing class is full and not offered. */
export const OffersNoFullClass: Story = {
  parameters: { route: '/payment/register' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Class' }))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Class/ }), 'boks')
    await expect(await screen.findByText(/No matches/)).toBeVisible()
  },
}

export const SellsWithASplit: Story = {
  ...ChoosesMemberAndPackage,
  play: async (context) => {
    await ChoosesMemberAndPackage.play?.(context)
    const { canvas } = context
    const sum = await canvas.findByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(sum)
    await userEvent.type(sum, '300000{Enter}')
    await userEvent.keyboard('2')
    await collect(canvas)
    await userEvent.click((await startDialog()).getByRole('button', { name: 'Next' }))
    await userEvent.click(await findTake())
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sold' })).toBeVisible()
    await expect(canvas.getByText(/Cash 300\s000, Terminal 150\s000/)).toBeVisible()
  },
}

/** The UI is English; the receipt is in Uzbek, the language of the club's customers. */
export const PrintsTheReceipt: Story = {
  ...ChoosesMemberAndPackage,
  play: async (context) => {
    const printed: string[] = []
    const printer = spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector('body > [data-receipt]')?.textContent ?? '')
    })
    await SellsWithASplit.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(printer).toHaveBeenCalledOnce())
    const [slip] = printed
    for (const words of ['Zal', 'MijozYusupov Jasur', 'Naqd pul300 000', 'Toʻlandi450 000'])
      await expect(slip?.replaceAll('\u00a0', ' ')).toContain(words)
    await expect(document.querySelector('body > [data-receipt]')).not.toBeVisible()
  },
}

export const SellsWithoutAPrinter: Story = {
  ...ChoosesMemberAndPackage,
  play: async (context) => {
    spyOn(window, 'print').mockImplementation(() => {
      throw new Error('Printing is not allowed here')
    })
    await SellsWithASplit.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(screen.getByText(/Couldn’t print/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Check in now' })).toBeVisible()
  },
}

export const RefusesAWrongSplit: Story = {
  ...ChoosesMemberAndPackage,
  play: async (context) => {
    await ChoosesMemberAndPackage.play?.(context)
    const { canvas } = context
    const sum = await canvas.findByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(sum)
    await userEvent.type(sum, '300000')
    await collect(canvas)
    await expect(await canvas.findByText(/^150\s000\sUZS left to enter$/)).toBeVisible()
    await expect(canvas.getByText('1 thing to fix')).toBeVisible()
    await userEvent.clear(sum)
    await userEvent.type(sum, '500000')
    await expect(await canvas.findByText(/^50\s000\sUZS too much\. Lower/)).toBeVisible()
    await userEvent.clear(sum)
    await userEvent.type(sum, '450000')
    await waitFor(() => expect(canvas.queryByText('1 thing to fix')).toBeNull())
  },
}

/** Қодиров Ғайрат is frozen: nothing can be sold before the freeze ends. */
export const FrozenCustomer: Story = {
  parameters: { route: '/payment/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '4321{Enter}')
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'The membership is frozen' }),
    )
    await waitFor(() => expect(asked.getByRole('link', { name: 'Open profile' })).toBeVisible())
    // The reset sale behind the dialog shows no errors.
    await expect(screen.queryByText('Choose a package', error)).toBeNull()
    const [close] = asked.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    // The strip is empty, and the button says why it does nothing.
    await expect(await canvas.findByRole('combobox', { name: /^Member/ })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: /^Collect/ })).toBeDisabled()
    await expect(canvas.getByText(/membership is frozen\. Unfreeze/)).toBeVisible()
    await chooseMember(canvas, '4433', 'Yusupov Jasur')
    await expect(canvas.getByRole('button', { name: /^Collect/ })).toBeEnabled()
  },
}

/** A guest without a name, two services, checked in at once. */
export const SellsToAGuest: Story = {
  parameters: { route: '/payment/register' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One-time payment' }))
    const price = await canvas.findByRole('textbox', { name: /^Unit price/ })
    // The usual price is prefilled; clearing it shows an error.
    await waitFor(() => expect(price).toHaveDisplayValue(/^60\s000$/))
    await userEvent.clear(price)
    await collect(canvas)
    await expect(await canvas.findByText('Enter the price')).toBeVisible()
    await userEvent.type(price, '60000')
    await userEvent.click(canvas.getByRole('button', { name: 'Add service' }))
    const [, locker] = canvas.getAllByRole('textbox', { name: /^Unit price/ })
    if (locker) {
      await userEvent.clear(locker)
      await userEvent.type(locker, '5000')
    }
    await expect(canvas.getByRole('switch', { name: /^Check in now/ })).toBeChecked()
    await collect(canvas)
    // The method is shown before the money is taken.
    const asked = await confirmDialog()
    await expect(asked.getByText('Cash').nextElementSibling).toHaveTextContent(/^65\s000$/)
    await userEvent.click(await findTake())
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sold' })).toBeVisible()
    await expect(canvas.getByText('Visit checked in.')).toBeVisible()
  },
}

/** On a phone, with only the price filled in. */
export const OnceOnAPhone: Story = {
  ...phone(Ready),
  parameters: { ...phone(Ready).parameters, route: '/payment/register' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One-time payment' }))
    const price = await canvas.findByRole('textbox', { name: /^Unit price/ })
    await waitFor(() => expect(price).toHaveDisplayValue(/^60\s000$/))
    await expect((await canvas.findAllByText('60 000 UZS')).length).toBeGreaterThan(0)
  },
}
