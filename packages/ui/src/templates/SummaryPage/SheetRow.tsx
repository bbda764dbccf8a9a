import styled from 'styled-components'
import { AlertIcon, ChevronRightIcon } from '../../icons/index.ts'
import { line, space, text, token, width } from '../../theme/index.ts'

export interface SheetRowProps {
  label: string
  /** Text of the choice; empty for none. */
  value: string
  /** Error of the field that the row opens. */
  error?: string | undefined
  onOpen(): void
}

/** Row of a phone that opens a sheet with one field. */
export function SheetRow({ label, value, error, onOpen }: SheetRowProps) {
  return (
    <>
      <Face type="button" aria-haspopup="dialog" data-invalid={Boolean(error)} onClick={onOpen}>
        <span>{label}</span>
        <strong>{value || '—'}</strong>
        <ChevronRightIcon aria-hidden size={20} />
      </Face>
      {error && (
        <Wrong>
          <AlertIcon aria-hidden size={16} />
          {error}
        </Wrong>
      )}
    </>
  )
}

const Face = styled.button`
  ${text('body')}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  width: 100%;
  min-height: ${width.touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('fg.muted')};
  text-align: start;

  & > strong {
    flex: 1;
    min-width: 0;
    color: ${token('fg.default')};
    font-weight: inherit;
    text-align: end;
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
  }

  div + div > & {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`

const Wrong = styled.p`
  ${text('label')}
  display: flex;
  gap: ${space[4]};
  padding-block-end: ${space[8]};
  color: ${token('danger.text')};
`
