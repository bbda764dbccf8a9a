import { avatarDocs } from './Avatar.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: { part: avatarDocs },
  args: { name: 'Gʻulomova Oʻgʻiloy' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const KeepsUzbekLettersWhole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GʻOʻ')).toBeVisible()
  },
}

export const FallsBackToInitials: Story = {
  args: { name: 'Shahnoza Choriyeva', src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ShCh')).toBeVisible()
  },
}

const names = [
  'Gʻulomova Oʻgʻiloy',
  'Қодиров Ғайрат',
  'Александра Щербакова',
  'Абдыкеримов Өмүрбек',
  'Sanʼat Rahimov',
  'Bekzod Yoʻldoshev',
  'Шахноза Чориева',
]

export const DontUseItAlone: Story = { args: { name: 'Aziza Karimova', size: 'xl' } }

export const Catalog: Story = {
  render: () => (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Shelf key={size} label={size}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Shelf>
      ))}
    </>
  ),
}
