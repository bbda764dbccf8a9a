import styled from 'styled-components'
import { media, space, text, token } from '../../theme/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Kbd } from '../Kbd/index.ts'

export interface ShortcutSheetProps {
  /** Whether it is shown; the owner decides. */
  open: boolean
  /** Called when it wants to close: Esc, the cross, a press beside it. */
  onClose: () => void
  /** Its name, as a heading. */
  title: string
  /** The keys by what people want to do. */
  groups: { title: string; rows: { label: string; keys: string[] }[] }[]
}

/** All keys of the product, by place. */
export function ShortcutSheet({ open, onClose, title, groups }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Groups>
        {groups.map((group) => (
          <section key={group.title}>
            <Title>{group.title}</Title>
            <Rows>
              {group.rows.map((row) => (
                <Row key={row.label}>
                  <dt>{row.label}</dt>
                  <dd>
                    <Kbd>{row.keys.join(' ')}</Kbd>
                  </dd>
                </Row>
              ))}
            </Rows>
          </section>
        ))}
      </Groups>
    </Dialog>
  )
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[24]} ${space[32]};

  ${media.below('sm')} {
    grid-template-columns: 1fr;
  }
`
const Title = styled.h3`
  ${text('label')}
  margin-block-end: ${space[8]};
  color: ${token('fg.muted')};
`
const Rows = styled.dl`
  display: grid;
  gap: ${space[8]};
`
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
`
