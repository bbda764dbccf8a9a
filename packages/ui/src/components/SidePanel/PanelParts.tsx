import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChevronRightIcon } from '../../icons/index.ts'
import { icon, line, motion, radius, space, text, token, weight } from '../../theme/index.ts'
import { FactList, type Fact } from '../FactList/index.ts'
import { BareLink } from '../Link/index.ts'

export interface PanelGroupProps {
  /** Heading of the group. @default none */
  title?: string
  /** At most five. */
  facts?: readonly Fact[]
  /** Last line, in bold. */
  total?: Fact
  /** Content instead of facts, or below them. */
  children?: ReactNode
}

/** Facts that belong together. */
export function PanelGroup({ title, facts = [], total, children }: PanelGroupProps) {
  return (
    <Group>
      {title && <h3>{title}</h3>}
      {facts.length > 0 && <FactList facts={facts} />}
      {total && (
        <Total>
          <FactList facts={[total]} />
        </Total>
      )}
      {children}
    </Group>
  )
}

export interface PanelHistoryProps {
  title: string
  /** Newest first. */
  lines: readonly { id: string | number; at: ReactNode; text: ReactNode }[]
}

/** The events of the record, one line each. */
export function PanelHistory({ title, lines }: PanelHistoryProps) {
  return (
    <Group>
      <h3>{title}</h3>
      <Lines>
        {lines.map(({ id, at, text: words }) => (
          <li key={id}>
            <span>{at}</span>
            <span>{words}</span>
          </li>
        ))}
      </Lines>
    </Group>
  )
}

export interface PanelPersonProps {
  picture: ReactNode
  name: string
  /** Phone, under the name. */
  note?: ReactNode
  /** URL of the person; without it a plain text. */
  href?: string
}

/** The person of the record, with a link to them. */
export function PanelPerson({ picture, name, note, href }: PanelPersonProps) {
  const inside = (
    <>
      {picture}
      <span>
        <strong>{name}</strong>
        {note}
      </span>
    </>
  )
  return (
    <Group>
      {href ? (
        <Person as={BareLink} href={href}>
          {inside}
          <ChevronRightIcon aria-hidden />
        </Person>
      ) : (
        <Person>{inside}</Person>
      )}
    </Group>
  )
}

const Group = styled.section`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  padding-block: ${space[16]};

  & > h3 {
    ${text('label')}
    color: ${token('fg.muted')};
  }

  & dl {
    gap: ${space[8]};
  }
`

const Total = styled.div`
  font-weight: ${weight.strong};

  & dt {
    color: ${token('fg.default')};
  }

  dl + & {
    padding-block-start: ${space[8]};
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`

const Lines = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  & > li > :first-child {
    color: ${token('fg.muted')};
  }
`

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin: -${space[8]};
  padding: ${space[8]};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;

  & > :nth-child(2) {
    display: grid;
    flex: 1;
    gap: ${space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    font-weight: ${weight.strong};
  }

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
  }

  &[href] {
    transition: background-color ${motion.colour};
  }

  &[href]:hover {
    background: ${token('bg.hover')};
  }
`
