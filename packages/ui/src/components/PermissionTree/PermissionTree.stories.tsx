import { permissionTreeDocs } from './PermissionTree.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MembersIcon, WalletIcon } from '../../icons/index.ts'
import {
  PermissionTree,
  type PermissionGroup,
  type PermissionState,
  type PermissionTreeProps,
} from './PermissionTree.tsx'

const row = (id: string, label: string, inRole: boolean, state: PermissionState = 'role') => ({
  id,
  label,
  inRole,
  state,
})

const groups: PermissionGroup[] = [
  {
    id: 'member',
    label: 'Mijozlar',
    icon: MembersIcon,
    counts: { role: '3 / 4', person: '2 / 4' },
    open: true,
    parts: [
      {
        id: 'list',
        label: 'Barcha mijozlar',
        rows: [
          row('member.list', 'Mijozlarni koʻrish', true),
          row('member.list.delete', 'Mijozlarni oʻchirish', true, 'taken'),
          {
            ...row('member.list.export', 'Mijozlarni yuklab olish', false),
            locked: 'Bu huquq oʻzingizda yoʻq',
          },
        ],
      },
    ],
  },
  {
    id: 'payment',
    label: 'Toʻlovlar',
    icon: WalletIcon,
    counts: { role: '1 / 2', person: '2 / 2' },
    open: true,
    parts: [
      {
        id: 'list',
        label: 'Barcha toʻlovlar',
        rows: [
          { ...row('payment.list.refund', 'Toʻlovni qaytarish', false, 'granted'), changed: true },
        ],
      },
    ],
  },
]

const args: PermissionTreeProps = {
  groups,
  labels: {
    right: 'Huquq',
    role: 'Administrator',
    person: 'Malika',
    states: { role: 'Rol boʻyicha', granted: 'Berilgan', taken: 'Olingan' },
    has: 'Rolda bor',
    hasNot: 'Rolda yoʻq',
    unsaved: 'Saqlanmagan',
  },
  onChange: fn(),
}

function Kept({ groups: all, labels, onChange }: PermissionTreeProps) {
  const [set, setStates] = useState<Record<string, PermissionState>>({})
  const shown = all.map((group) => ({
    ...group,
    parts: group.parts.map((part) => ({
      ...part,
      rows: part.rows.map((each) => ({ ...each, state: set[each.id] ?? each.state })),
    })),
  }))
  return (
    <PermissionTree
      groups={shown}
      labels={labels}
      onChange={(id, state) => {
        setStates((before) => ({ ...before, [id]: state }))
        onChange(id, state)
      }}
    />
  )
}

const meta = {
  title: 'Components/PermissionTree',
  component: Kept,
  parameters: { part: permissionTreeDocs },
  args,
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {}

export const SetsAState: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    const right = canvas.getByRole('radiogroup', { name: 'Mijozlarni koʻrish' })
    await userEvent.click(within(right).getByRole('radio', { name: 'Olingan' }))
    await expect(onChange).toHaveBeenCalledWith('member.list', 'taken')
    await expect(within(right).getByRole('radio', { name: 'Olingan' })).toBeChecked()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}g')
    await expect(onChange).toHaveBeenLastCalledWith('member.list.delete', 'granted')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('note')).toHaveFocus()
    await userEvent.keyboard('t')
    await expect(onChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Mijozlarni koʻrish')).not.toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Mijozlarni koʻrish')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Toʻlovni qaytarish')).toBeVisible()
  },
}

export const DontLockWithoutAReason: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({
        ...part,
        rows: part.rows.map((each) => ({ ...each, locked: '—' })),
      })),
    })),
  },
}
