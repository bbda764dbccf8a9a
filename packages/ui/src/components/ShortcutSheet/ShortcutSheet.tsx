import styled from 'styled-components'
import { media, space, text, token } from '../../theme/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Kbd } from '../Kbd/index.ts'

export interface ShortcutSheetProps {
  /** Controlled visibility. */
  open: boolean
  /** Called on Esc, the close button, or a press outside. */
  onClose: () => void
  /** Heading. */
  title: string
  /** Shortcuts in groups by task. */
  groups: { title: string; rows: { label: string; keys: string[] }[] }[]
}

/** List of all keyboard shortcuts. */
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
