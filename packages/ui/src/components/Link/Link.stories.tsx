import { linkDocs } from './Link.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { UiProvider, useUi, type Navigate } from '../../theme/index.ts'
import { Link } from './Link.tsx'

const navigate = fn<Navigate>()

function Inside({ children }: { children: ReactNode }) {
  const { words, language } = useUi()
  return (
    <UiProvider words={words} language={language} navigate={navigate}>
      {children}
    </UiProvider>
  )
}

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: { part: linkDocs },
  args: { href: '/members/profile/42', children: 'Gʻulomova Oʻgʻiloy' },
  decorators: (Story) => (
    <Inside>
      <Story />
    </Inside>
  ),
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const FollowsInsideTheApp: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear()
    await fireEvent.click(canvas.getByRole('link'))
    await expect(navigate).toHaveBeenCalledWith('/members/profile/42')
  },
}

export const LeavesNewTabsToTheBrowser: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear()
    const link = canvas.getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await fireEvent.click(link, { ctrlKey: true })
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const LeavesOtherSitesToTheBrowser: Story = {
  args: { href: 'https://example.org/', children: 'example.org' },
  play: async ({ canvas }) => {
    navigate.mockClear()
    const link = canvas.getByRole('link')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await fireEvent.click(link)
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const DontSayHere: Story = { args: { children: 'Shu yerda' } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/members/profile/42')
  },
}

export const Catalog: Story = {
  render: (args) => (
    <p>
      {'Toʻlov '}
      <Link {...args}>№ 10 482</Link>
      {' — '}
      <Link {...args} tone="quiet" href="/members/profile/43">
        Қодиров Ғайрат Ҳамидович
      </Link>
    </p>
  ),
}
