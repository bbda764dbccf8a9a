import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inSection } from '../../testing/inSection.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { onOff, text } from './inputs/fields.ts'
import { formPage } from './formPage.tsx'
import { listPage } from '../list/index.ts'
import { resource } from '../query/index.ts'

const rooms = resource('room', {
  list: '/management/room-list/',
  one: '/management/room/{id}/',
})

const Form = formPage(rooms, { fields: { name: text({ max: 120 }), is_active: onOff() } })
const List = listPage(rooms, { columns: ['name', 'is_active'] })

const meta = {
  title: 'Scaffold/FormPage',
  component: inSection({ list: List, register: Form, edit: Form }),
  parameters: { server: true, route: '/room/register', layout: 'fullscreen' },
  // The gutter that the shell leaves around a page, so that the bar reaches the edges.
  decorators: (Story) => (
    <div style={{ padding: 'var(--z-gutter)' }}>
      <Story />
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus()
  },
}

export const RefusesAnEmptyName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: /Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('This field is required')
    await expect(canvas.getByText('Check 1 field')).toBeVisible()
    await userEvent.type(name, 'Y')
    await waitFor(() => expect(name).toBeValid())
  },
}

export const SavesByCtrlEnterAndGoesToTheList: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Pilates zali')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Pilates zali' })).toBeVisible()
  },
}

export const DiscardTakesBackWhatWasTyped: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ })
    await userEvent.type(name, 'Pilates')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(name).toHaveValue(''))
  },
}

/** UX-15: undo restores the discarded values, and saving sends them. */
export const DiscardIsTakenBack: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ })
    await userEvent.type(name, 'Pilates')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(name).toHaveValue(''))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(name).toHaveValue('Pilates'))
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('link', { name: 'Pilates' })).toBeVisible()
  },
}

export const ShowsBothValuesOfAConflict: Story = {
  play: async (context) => {
    const { canvas } = context
    const { name, path } = await openARoom(context)
    await somebodyElse('PATCH', path, { name: 'Stretching', version: 1 })
    await userEvent.type(name, ' 2')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const choice = await within(document.body).findByRole('dialog')
    await expect(within(choice).getByRole('radio', { name: /Pilates zali 2/ })).toBeChecked()
    await userEvent.click(within(choice).getByRole('radio', { name: /Stretching/ }))
    await userEvent.click(within(choice).getByRole('button', { name: 'Save choices' }))
    await expect(await canvas.findByRole('link', { name: 'Stretching' })).toBeVisible()
  },
}

/**
 * REL-28: untouched fields are never written back. The other user's change is shown and kept, the
 * own one is added.
 */
export const MergesAChangeOfAnotherPerson: Story = {
  play: async (context) => {
    const { name, path } = await openARoom(context)
    await somebodyElse('PATCH', path, { is_active: false, version: 1 })
    await userEvent.type(name, ' 2')
    await addMine(context, path)
  },
}

/** A draft keeps its initial values, also after another user has changed the record. */
export const ADraftIsComparedWithItsBeginning: Story = {
  play: async (context) => {
    const { canvas } = context
    const { name, path } = await openARoom(context)
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('link', { name: 'Rooms' }))
    const room = await canvas.findByRole('link', { name: 'Pilates zali' })
    await somebodyElse('PATCH', path, { is_active: false, version: 1 })
    await userEvent.click(room)
    await expect(await canvas.findByDisplayValue('Pilates zali 2')).toBeVisible()
    await addMine(context, path)
  },
}

/** Creates a room and opens it. */
async function openARoom(context: StoryContext) {
  const { canvas } = context
  await SavesByCtrlEnterAndGoesToTheList.play?.(context as never)
  const room = await canvas.findByRole('link', { name: 'Pilates zali' })
  const path = `/management/room/${room.getAttribute('href')?.split('/').at(-1)}/`
  await userEvent.click(room)
  return { path, name: await canvas.findByRole('textbox', { name: /Name/ }) }
}

/** Renames a room that another user deactivated: both changes are kept without a conflict. */
async function addMine({ canvas }: StoryContext, path: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const told = within(await within(document.body).findByRole('dialog'))
  await expect(told.queryByRole('radio')).toBeNull()
  await expect(told.getByText('Active').parentElement).toHaveTextContent('No')
  await userEvent.click(told.getByRole('button', { name: 'Save' }))
  await expect(await canvas.findByRole('link', { name: 'Pilates zali 2' })).toBeVisible()
  const { results } = await somebodyElse('GET', path)
  await expect(results).toMatchObject({ name: 'Pilates zali 2', is_active: false })
}
