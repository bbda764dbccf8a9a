import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../components/Button/index.ts'
import { CopyIcon } from '../icons/index.ts'
import { line, space, text, token } from '../theme/index.ts'

export interface TokenRow {
  /** Name in the code, copied by the button. */
  name: string
  /** Visual sample. */
  sample: ReactNode
  /** Value: a size, a duration, a colour. */
  value?: ReactNode
  /** Note, such as its contrast. */
  note?: ReactNode
}

interface TokenSheetProps {
  /** Column headers: name, sample, value, note. */
  head: string[]
  rows: TokenRow[]
}

/** For the foundations pages: table of tokens, each with a copy button. */
export function TokenSheet({ head, rows }: TokenSheetProps) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={head[0]}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sample, value, note }) => (
            <tr key={name}>
              <th scope="row">
                <Button
                  tone="ghost"
                  size="xs"
                  icon={CopyIcon}
                  onClick={() => navigator.clipboard.writeText(name)}
                >
                  {name}
                </Button>
              </th>
              <td>{sample}</td>
              {head.length > 2 && <td>{value}</td>}
              {head.length > 3 && <td>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
  margin-block-end: ${space[32]};

  & table {
    width: 100%;
    border-collapse: collapse;
    ${text('label')}
  }
  & th,
  & td {
    padding: ${space[8]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    text-align: start;
    font-weight: inherit;
  }
  & thead th {
    color: ${token('fg.muted')};
  }
  & th:first-child {
    width: 22em;
  }
  & th button,
  & th button > span {
    justify-content: start;
    text-align: start;
  }
`
