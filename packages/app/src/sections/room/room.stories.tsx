import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { empty, failed, forbidden, loading, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Room',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Katta zal' })).toBeVisible()
  },
}

export const Loading: Story = loading('Rooms')

export const Empty: Story = empty('No rooms yet')

export const Failed: Story = failed

export const Forbidden: Story = forbidden('partner')

export const Phone: Story = phone(Ready)

export const RegistersARoom: Story = {
  parameters: { route: '/room/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Pilates zali')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Pilates zali' })).toBeVisible()
  },
}

/** The hands go on where the deleted row was: on the next one, behind the last one on the one before. */
export const GoesOnAfterADeletion: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Katta zal' })
    const names = () => [...document.querySelectorAll<HTMLElement>('[data-at] [data-row]')]
    const remove = async (at: number) => {
      const before = names().length
      await userEvent.click(
        canvas.getAllByRole('button', { name: /^Actions:/ })[at] ?? document.body,
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(names()).toHaveLength(before - 1))
    }
    await somebodyElse('POST', '/management/room/', { name: 'A zal' })
    await somebodyElse('POST', '/management/room/', { name: 'Z zal' })
    await canvas.findByRole('link', { name: 'Z zal' })
    await remove(names().findIndex((row) => row.textContent === 'A zal'))
    await waitFor(() => expect(names()[0]).toHaveFocus())
    await remove(names().length - 1)
    await waitFor(() => expect(names().at(-1)).toHaveFocus())
  },
}

/** Behind the last page there is nothing: who deletes its only row stands on the page before, with the search. */
export const DeletesTheLastOfAPage: Story = {
  play: async ({ canvas }) => {
    const rows = () => canvas.queryAllByRole('button', { name: /^Actions:/ })
    await canvas.findByRole('button', { name: 'Actions: Katta zal' })
    for (let at = rows().length; at < 11; at += 1) {
      await somebodyElse('POST', '/management/room/', { name: `Zal ${at}` })
    }
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    const [last] = rows()
    if (last) await userEvent.click(last)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('1–10 of 10')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(10))
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
}
