import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { writeNew } from './write.mjs'

const index = 'packages/ui/src/index.ts'

/** A part with its stories, exported from the design system. */
export function makeComponent(name) {
  const folder = `packages/ui/src/components/${name}`
  const files = writeNew({
    [`${folder}/${name}.tsx`]: part(name),
    [`${folder}/${name}.stories.tsx`]: stories(name),
    [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx'\n`,
  })
  return {
    files: [...files, publish(name)],
    next: 'Now draw it, tell its states as stories, and run npm run approve.',
  }
}

/** After the last part, so that the groups of the index stay. */
function publish(name) {
  const lines = readFileSync(join(root, index), 'utf8').split('\n')
  const last = lines.findLastIndex((line) => line.includes(`'./components/`))
  lines.splice(last + 1, 0, `export * from './components/${name}/index.ts'`)
  writeFileSync(join(root, index), lines.join('\n'))
  return index
}

const part = (name) => `import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { text, token } from '../../theme/index.ts'

export interface ${name}Props extends ComponentProps<'div'> {
  /** What stands in it. */
  children: ReactNode
  /** @default 'plain' */
  tone?: 'plain' | 'quiet'
}

/** Says in one sentence what this part is for. */
export function ${name}({ tone = 'plain', ...rest }: ${name}Props) {
  return <Root data-tone={tone} {...rest} />
}

const Root = styled.div\`
  \${text('body')}
  color: \${token('fg.default')};
  &[data-tone='quiet'] { color: \${token('fg.muted')}; }
\`
`

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Aziza Karimova' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const ShowsWhatStandsInIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aziza Karimova')).toBeVisible()
  },
}

export const Catalog: Story = {
  render: () => (
    <>
      {(['plain', 'quiet'] as const).map((tone) => (
        <${name} key={tone} tone={tone}>
          Aziza Karimova
        </${name}>
      ))}
    </>
  ),
}
`
