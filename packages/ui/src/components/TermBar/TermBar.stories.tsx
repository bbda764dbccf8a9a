import { termBarDocs } from './TermBar.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TermBar } from './TermBar.tsx'

const meta = {
  title: 'Components/TermBar',
  component: TermBar,
  parameters: { part: termBarDocs },
  args: {
    label: '54 kundan 27 kun qoldi, 24 kun muzlatilgan',
    parts: [
      { kind: 'run', days: 3 },
      { kind: 'pause', days: 24 },
      { kind: 'left', days: 27 },
    ],
    marks: [
      { day: '11-noy', note: 'Boshlanishi' },
      { day: '13-noy – 7-dek', note: 'Muzlatilgan, 24 kun' },
      { day: '7-dek', note: 'Yana faol' },
      { day: '3-yan', note: 'Tugashi' },
    ],
  },
} satisfies Meta<typeof TermBar>
export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^54 kundan/ })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** The parts are as long as their days; one of no days is not drawn. */
export const DrawsTheDays: Story = {
  args: {
    parts: [
      { kind: 'run', days: 10 },
      { kind: 'pause', days: 0 },
      { kind: 'left', days: 30 },
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img')
    const [run, left, ...others] = [...bar.children].map((part) => part.clientWidth)
    await expect(others).toEqual([])
    await expect(Math.round(Number(left) / Number(run))).toBe(3)
  },
}

export const DontNameEveryDay: Story = {
  args: {
    marks: ['1-noy', '8-noy', '15-noy', '22-noy', '29-noy', '6-dek'].map((day) => ({
      day,
      note: 'Hafta',
    })),
  },
}
