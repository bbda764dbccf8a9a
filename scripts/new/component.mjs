import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { writeNew } from './write.mjs'

const index = 'packages/ui/src/index.ts'

/** Generates a component with its stories and its docs page, exported from the design system. */
export function makeComponent(name) {
  const files = writeNew(filesOf(name))
  return {
    files: [...files, publish(name)],
    next: [
      'Now draw it, tell its states as stories and write its docs page.',
      'Where keys are pressed: `keyboard` on the page, the stories Keyboard and Disabled.',
      'Look at it in the book, then npm run approve keeps its pictures.',
    ].join('\n'),
  }
}

/** Path → text; passes the check of components, except for the pictures. */
export function filesOf(name) {
  const folder = `packages/ui/src/components/${name}`
  return {
    [`${folder}/${name}.tsx`]: part(name),
    [`${folder}/${name}.docs.ts`]: docs(name),
    [`${folder}/${name}.stories.tsx`]: stories(name),
    [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx'\n`,
  }
}

/** Inserts the export alphabetically, so that the groups of the index stay. */
function publish(name) {
  const lines = readFileSync(join(root, index), 'utf8').split('\n')
  const line = `export * from './components/${name}/index.ts'`
  const parts = lines.filter((one) => one.includes(`'./components/`))
  const next = parts.find((one) => one > line)
  lines.splice(next ? lines.indexOf(next) : lines.indexOf(parts.at(-1)) + 1, 0, line)
  writeFileSync(join(root, index), lines.join('\n'))
  return index
}

const docsOf = (name) => `${name[0].toLowerCase()}${name.slice(1)}Docs`

const part = (name) => `import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { text, token } from '../../theme/index.ts'

export interface ${name}Props extends ComponentProps<'div'> {
  /** Content. */
  children: ReactNode
  /** Visual weight. @default 'plain' */
  tone?: 'plain' | 'quiet'
}

/** Purpose of this component in one sentence. */
export function ${name}({ tone = 'plain', ...rest }: ${name}Props) {
  return <Root data-tone={tone} {...rest} />
}

const Root = styled.div\`
  \${text('body')}
  color: \${token('fg.default')};
  &[data-tone='quiet'] { color: \${token('fg.muted')}; }
\`
`

const docs = (name) => `import type { PartDocs } from '../../foundations/partDocs.ts'

export const ${docsOf(name)}: PartDocs = {
  what: 'One sentence: what it is.',
  when: ['Use it for …'],
  whenNot: ['Not for …: use another part, and say which.'],
  do: [{ story: 'ShowsWhatStandsInIt', why: 'Why this is good.' }],
  dont: [{ story: 'DontFill', why: 'Why this is bad.' }],
  keyboard: [],
}
`

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${docsOf(name)} } from './${name}.docs.ts'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Gʻulomova Oʻgʻiloy' },
  parameters: { part: ${docsOf(name)} },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const ShowsWhatStandsInIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gʻulomova Oʻgʻiloy')).toBeVisible()
  },
}

export const DontFill: Story = {
  tags: ['!test'],
  args: { children: 'Gʻulomova Oʻgʻiloy Rahmatullayevna, Yillik VIP (12 oy), 01/02/2026 – 31/01/2027' },
}

export const Catalog: Story = {
  render: () => (
    <>
      {(['plain', 'quiet'] as const).map((tone) => (
        <${name} key={tone} tone={tone}>
          Gʻulomova Oʻgʻiloy
        </${name}>
      ))}
    </>
  ),
}
`
