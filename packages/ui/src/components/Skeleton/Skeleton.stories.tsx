import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { skeletonDocs } from './Skeleton.docs.ts'
import { Skeleton, SkeletonText } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { part: skeletonDocs },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const IsNotReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeInTheDocument()
  },
}

export const KeepsThePlace: Story = {
  render: () => (
    <Shelf label="Mijoz">
      <Skeleton width="2.5em" height="2.5em" round />
      <Skeleton width="12em" />
    </Shelf>
  ),
  play: async ({ canvasElement }) => {
    const [face] = canvasElement.querySelectorAll<HTMLElement>('span[aria-hidden]')
    await expect(face?.offsetWidth).toBe(face?.offsetHeight)
    await expect(face?.offsetWidth).toBeGreaterThan(30)
  },
}

export const DontReplaceTheTitle: Story = {
  tags: ['!test'],
  render: () => <Skeleton width="10em" height="2em" />,
}

export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="Skeleton">
        <Skeleton width="2.5em" height="2.5em" round />
        <Skeleton width="12em" />
        <Skeleton width="6em" height="1.6em" />
      </Shelf>
      <Shelf label="SkeletonText" stacked>
        <SkeletonText lines={4} />
      </Shelf>
    </>
  ),
}
