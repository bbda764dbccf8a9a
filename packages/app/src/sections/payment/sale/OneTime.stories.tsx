import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { forbidden, phone } from '../../../testing/states.ts'
import { chooseMember, chooseMethod, collect, findTake } from './sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/One-time',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

async function open({ canvas }: Pick<StoryContext, 'canvas'>) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'One-time payment' }))
  return canvas.findByRole('textbox', { name: /^Unit price/ })
}

/** The price last used for a service is prefilled and follows the choice of service. */
export const Ready: Story = {
  play: async (context) => {
    const price = await open(context)
    await waitFor(() => expect(price).toHaveDisplayValue(/^60\s000$/))
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: /Service/ }))
    const list = within(await screen.findByRole('listbox'))
    await userEvent.click(list.getByRole('option', { name: 'Locker' }))
    await waitFor(() => expect(price).toHaveDisplayValue(/^10\s000$/))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    // A locker grants no entry.
    await expect(canvas.queryByRole('switch', { name: /^Check in now/ })).toBeNull()
  },
}

/** The form can be filled in while the usual prices load. */
export const Loading: Story = {
  parameters: { network: 'loading', affects: /one-time-payment/ },
  play: async (context) => {
    const price = await open(context)
    await expect(price).toHaveValue('')
    await userEvent.type(price, '45000')
    await expect((await context.canvas.findAllByText('45 000 UZS')).length).toBeGreaterThan(0)
  },
}

/** When the usual prices fail to load, nothing is prefilled and the form works. */
export const Failed: Story = {
  parameters: { network: 'error', affects: /one-time-payment/, expectedErrors: [/500/] },
  play: Loading.play,
}

/** A club that never sold a service has no usual prices. */
export const Empty: Story = {
  parameters: { empty: true },
  play: async (context) => {
    const price = await open(context)
    await expect(context.canvas.getByText('Choose a service and enter its price')).toBeVisible()
    await expect(price).toHaveValue('')
  },
}

export const Forbidden: Story = forbidden('partner', '/payment/register')

export const LoadingOnAPhone: Story = phone(Loading)
/** The summary is out of sight there. */
export const EmptyOnAPhone: Story = phone({
  ...Empty,
  play: async (context) => {
    await expect(await open(context)).toHaveValue('')
  },
} satisfies Story)

/**
 * The deposit is offered as a method only with a member, and deselected when the member is cleared.
 */
export const NobodysDeposit: Story = {
  play: async (context) => {
    const { canvas } = context
    await waitFor(async () => expect(await open(context)).toHaveDisplayValue(/^60\s000$/))
    await chooseMember(canvas, '2233')
    await chooseMethod(canvas, /^Deposit/)
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear' })[0] ?? document.body)
    await open(context)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Method$/ })).toHaveTextContent('Choose method'),
    )
    await collect(canvas)
    await expect(await canvas.findByText('Choose how 60 000 UZS is paid')).toBeVisible()
  },
}

/** Ким Виктория has a debt: the check-in rule warns, and a second confirmation sells the visit. */
export const AsksAtTheDoor: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async (context) => {
    const { canvas } = context
    await open(context)
    await chooseMember(canvas, '2233', 'Ким Виктория')
    await collect(canvas)
    await userEvent.click(await findTake())
    const asked = within(await screen.findByRole('alertdialog', { name: 'Check in Ким Виктория?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Sell and check in' }))
    await expect(await canvas.findByText('Visit checked in.')).toBeVisible()
  },
}
