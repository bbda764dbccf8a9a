import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/SampleGym',
  component: App,
  parameters: { layout: 'fullscreen', route: '/checkin/register', role: 'owner', empty: true },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const clubs = async () =>
  (await somebodyElse('GET', '/staffs/my-clubs/')).results as { club_id: number; name: string }[]

/** The line above the check-in of the sample gym, once it is open. */
const line = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.getByText(/^Members, sales and visits/)).toBeVisible(), {
    timeout: 10_000,
  })
  return canvas.getByRole('button', { name: 'Remove sample data' })
}

/** One press loads it, and the next one opens it; the steps stay open, in the other clubs. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load sample gym' }))
    await expect(
      await screen.findByText('Sample gym loaded', {}, { timeout: 20_000 }),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove sample data' })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 done')
    await userEvent.click(screen.getByRole('button', { name: 'Open club' }))
    await expect(await line(canvas)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull()
  },
}

/** The question says what goes; another club of the person opens. */
export const Removes: Story = {
  play: async (context) => {
    const { canvas } = context
    await Loads.play?.(context)
    await userEvent.click(await line(canvas))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Remove sample data of Sample gym?')).toBeVisible()
    await expect(question.getByText(/can’t be undone/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Remove sample data' }))
    await expect(await screen.findByText('Sample data removed')).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Load sample gym' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.queryByText(/^Members, sales and visits/)).toBeNull()
    await expect((await clubs()).map(({ name }) => name)).not.toContain('Sample gym')
  },
}

/** Where a record of another club depends on it, nothing goes, and the dialog says why. */
export const RemovingIsRefused: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Load sample gym' })
    const { id } = (await somebodyElse('POST', '/management/sample-gym/')).results as { id: number }
    const people = (await somebodyElse('GET', `/staffs/?location=${id}`)).results as {
      id: number
      email: string
      version: number
    }[]
    const person = people.find(({ email }) => email.startsWith('sample-'))
    const [first] = await clubs()
    await somebodyElse('PATCH', `/staffs/${person?.id}/`, {
      locations: [id, first?.club_id],
      version: person?.version,
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove sample data' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove sample data' }))
    await expect(await question.findByText(/depend on the sample gym: 1/)).toBeVisible()
    await expect((await clubs()).map(({ club_id }) => club_id)).toContain(id)
  },
}

/** From the settings, also once the steps are hidden. */
export const FromTheSettings: Story = {
  parameters: { route: '/settings/view' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Sample gym' }))
    await userEvent.click(await row.findByRole('button', { name: 'Load sample gym' }))
    await userEvent.click(
      await row.findByRole('button', { name: 'Remove sample data' }, { timeout: 20_000 }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove sample data' }))
    await expect(
      await row.findByRole('button', { name: 'Load sample gym' }, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** A manager neither loads nor removes it. */
export const Forbidden: Story = {
  parameters: { role: 'manager', route: '/settings/view' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Sample gym' }))
    await expect(row.getByText('—')).toBeVisible()
    await expect(row.queryByRole('button')).toBeNull()
  },
}

export const Phone: Story = phone(Removes)
