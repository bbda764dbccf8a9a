import { dialogDocs } from './Dialog.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { FactList } from '../FactList/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Muzlatish</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  )
}

const meta = {
  title: 'Components/Dialog',
  component: Opened,
  parameters: { part: dialogDocs },
  args: {
    open: false,
    onClose: fn(),
    title: 'Abonementni muzlatish',
    description: 'Yillik VIP (12 oy)',
    children: (
      <FactList
        facts={[
          { label: 'Davr', value: '13/05–27/05/2026, 14 kun' },
          { label: 'Yangi tugash sanasi', value: '28/08/2026' },
        ]}
      />
    ),
    actions: (
      <>
        <Button size="sm" tone="outline">
          Bekor qilish
        </Button>
        <Button size="sm">Muzlatish</Button>
      </>
    ),
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Muzlatish' })
    await userEvent.click(opener)
    const dialog = await page().findByRole('dialog', { name: 'Abonementni muzlatish' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    for (let press = 0; press < 5; press++) await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosesByAPressBeside: Story = {
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog')
    await userEvent.click(dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    const ground = dialog.closest('body > *')
    if (ground) await userEvent.click(ground)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const StaysWhenFirm: Story = {
  args: { open: true, firm: true },
  play: async ({ args }) => {
    await page().findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const TopmostStaysReachable: Story = {
  args: { title: 'Qaytadan kiring', firm: true, topmost: true },
  render: (args) => (
    <>
      <Dialog {...args} open />
      <OpensOnKey />
    </>
  ),
  play: async () => {
    await page().findByRole('dialog', { name: 'Qaytadan kiring' })
    await userEvent.keyboard('{F2}')
    await page().findByRole('dialog', { name: 'Sotuv', hidden: true })
    await waitFor(async () => {
      const top = page().getByRole('dialog', { name: 'Qaytadan kiring' })
      await expect(top.closest('[inert]')).toBeNull()
      await expect(top).toContainElement(document.activeElement as HTMLElement)
    })
    const below = page().getByRole('dialog', { name: 'Sotuv', hidden: true })
    await expect(below.closest('[inert]')).not.toBeNull()
  },
}

/** Opens a second dialog without focus, as a response of the server does. */
function OpensOnKey() {
  const [open, setOpen] = useState(false)
  useEffect(function listen() {
    const onKey = ({ key }: KeyboardEvent) => key === 'F2' && setOpen(true)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return <Dialog open={open} title="Sotuv" onClose={() => setOpen(false)} />
}

export const DontPutAPageInside: Story = {
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, at) => <p key={at}>{`${at + 1}-shart`}</p>),
  },
}

export const Catalog: Story = { args: { open: true } }

export const LongContentScrollsInside: Story = {
  args: {
    open: true,
    size: 'lg',
    title: 'Условия посещения',
    description: undefined,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>{`${index + 1}. Абонемент действует в клубах сети с 06:00 до 23:00.`}</p>
    )),
  },
  play: async () => {
    const dialog = await page().findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
