import type { ReactNode } from 'react'
import styled from 'styled-components'
import { line, media, space, text, token, weight } from '../../theme/index.ts'

/** A line of the list. */
export interface Item {
  id: string | number
  /** Name of the line, in a column at the left; above the title on phones. */
  term?: ReactNode
  /** Before the title: an avatar, an icon. */
  picture?: ReactNode
  title: ReactNode
  /** Smaller lines under the title. */
  lines?: readonly ReactNode[]
  /** Small text or a button at the end. */
  end?: ReactNode
  /** Below the line, from the title to the end: a banner. */
  below?: ReactNode
}

export interface ItemListProps {
  /** Accessible name. */
  label: string
  /** In reading order. */
  items: readonly Item[]
  /** No lines between: for words to read, without actions. */
  plain?: boolean
}

/**
 * Lines of a card, each with its own action.
 *
 * @example
 * <ItemList label="Devices" items={[{ id: 1, title: 'iPhone', end: <Button size="sm">End</Button> }]} />
 */
export function ItemList({ label, items, plain }: ItemListProps) {
  return (
    <List aria-label={label} data-plain={plain}>
      {items.map(({ id, term, picture, title, lines = [], end, below }) => (
        <Row key={id} data-term={term !== undefined || undefined}>
          {term !== undefined && <Term>{term}</Term>}
          <Body>
            <Line>
              {picture}
              <Words>
                <Title>{title}</Title>
                {lines.map((each, nth) => each && <Small key={nth}>{each}</Small>)}
              </Words>
              {end && <End>{end}</End>}
            </Line>
            {below}
          </Body>
        </Row>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[12]};

  *:not([data-plain]) > & + & {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  ${media.from('sm')} {
    &[data-term] {
      grid-template-columns: 8.75rem minmax(0, 1fr);
    }
  }
`
const Term = styled.div`
  padding-block-start: ${space[2]};
  color: ${token('fg.muted')};
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`
const Line = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: start;
  min-width: 0;
`
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
`
const Title = styled.div`
  min-width: 0;
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`
const Small = styled.div`
  ${text('label')}
  min-width: 0;
  color: ${token('fg.muted')};
  overflow-wrap: anywhere;
`
const End = styled.div`
  ${text('label')}
  flex: none;
  max-width: 50%;
  color: ${token('fg.muted')};
  text-align: end;
`
