import { Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks'
import { Kbd } from '@zal/ui'
import { use, type ReactNode } from 'react'
import { isBehaviour } from './examples.ts'
import { Page, Pair } from '../packages/ui/src/foundations/DocsSheet.ts'
import type { LiveExample, PartDocs } from '../packages/ui/src/foundations/partDocs.ts'

/**
 * Docs page of a component: purpose, use, live examples, states, keyboard, props. Shared by all; a
 * component only sets `parameters.part`.
 */
export default function PartPage() {
  const context = use(DocsContext)
  const stories = context.componentStories()
  const [first] = stories
  if (!first) return null
  const part = first.parameters.part as PartDocs | undefined
  const frame = part?.framed ? framed : undefined
  const byExport = (name: string) =>
    stories.find((story) => story.name.replaceAll(' ', '') === name)
  const shown = (examples: LiveExample[]) =>
    examples.flatMap(({ story, why }) => {
      const found = byExport(story)
      return found ? [{ ...found, why }] : []
    })
  const told = new Set([...(part?.do ?? []), ...(part?.dont ?? [])].map(({ story }) => story))
  const states = stories.filter(
    ({ id, name }) =>
      id !== first.id &&
      !isBehaviour(name.replaceAll(' ', '')) &&
      !told.has(name.replaceAll(' ', '')) &&
      // Each frame is a page of its own; the other states are in the sidebar.
      (!frame || name === 'Catalog'),
  )
  return (
    <Page>
      <h1>{first.title.split('/').at(-1)}</h1>
      {part && <p className="lead">{part.what}</p>}
      <Canvas of={first.moduleExport} story={frame} />
      {part && (
        <Pair>
          <Points title="Use it" points={part.when} />
          <Points title="Take another part" points={part.whenNot} />
        </Pair>
      )}
      {part && (
        <Pair>
          <Examples title="Do" tone="success">
            {shown(part.do).map(({ id, moduleExport, why }) => (
              <Example key={id} why={why} of={moduleExport} frame={frame} />
            ))}
          </Examples>
          <Examples title="Don’t" tone="danger">
            {shown(part.dont).map(({ id, moduleExport, why }) => (
              <Example key={id} why={why} of={moduleExport} frame={frame} />
            ))}
          </Examples>
        </Pair>
      )}
      {part && part.keyboard.length > 0 && <Keys rows={part.keyboard} />}
      <h2>States</h2>
      {states.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3>{name}</h3>
          <Canvas of={moduleExport} story={frame} />
        </section>
      ))}
      <h2>Props</h2>
      <Controls of={first.moduleExport} />
    </Page>
  )
}

/** In an iframe, because it would cover the other examples. */
const framed = { inline: false, height: '32rem' }

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)

function Examples({ title, tone, children }: ExamplesProps) {
  return (
    <section data-tone={tone}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface ExamplesProps {
  title: string
  tone: 'success' | 'danger'
  children: ReactNode
}

const Example = ({
  why,
  of,
  frame,
}: {
  why: string
  of: object
  frame: typeof framed | undefined
}) => (
  <figure>
    <Canvas of={of} sourceState="none" story={frame} />
    <figcaption>{why}</figcaption>
  </figure>
)

const Keys = ({ rows }: { rows: PartDocs['keyboard'] }) => (
  <section>
    <h2>Keyboard</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <td>
              <Kbd>{keys}</Kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
