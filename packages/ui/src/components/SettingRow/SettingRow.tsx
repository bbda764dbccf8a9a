import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { AlertIcon } from '../../icons/index.ts'
import { line, media, space, text, token, weight } from '../../theme/index.ts'

export interface SettingRowProps {
  /** Id of the element, for links to the row. */
  id?: string
  /** Name of the setting; it names the group of its controls. */
  name: ReactNode
  /** Its effect, in one line. */
  hint?: ReactNode
  /** Controls with hidden labels, a link, or the value where it can’t be changed. */
  children: ReactNode
  /** Width of each control. @default 'auto' */
  size?: 'auto' | 'sm' | 'md' | 'lg'
  /** Last change and the way back; under the row on phones. */
  change?: ReactNode
  /** Why the last change failed. */
  error?: string
}

/**
 * A setting that acts at once: name and hint, control, last change. Rows stand in a flush Card.
 *
 * @example
 * <SettingRow name="In the club" hint="How long a visit counts" size="sm" change="Default">
 *   <NumberField label="In the club" hideLabel unit="min" value={120} onChange={set} />
 * </SettingRow>
 */
export function SettingRow({
  id,
  name,
  hint,
  children,
  size = 'auto',
  change,
  error,
}: SettingRowProps) {
  const nameId = useId()
  return (
    <Row id={id} role="group" aria-labelledby={nameId} data-setting>
      <Words>
        <Name id={nameId}>{name}</Name>
        {hint && <Hint>{hint}</Hint>}
      </Words>
      <Controls data-size={size}>{children}</Controls>
      <Change data-empty={!change}>{change}</Change>
      <Problem aria-live="polite">
        {error && (
          <>
            <AlertIcon aria-hidden size={16} />
            {error}
          </>
        )}
      </Problem>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 14rem;
  gap: 0 ${space[16]};
  align-items: center;
  min-height: ${space[64]};
  padding: ${space[8]} ${space[20]};

  & + & {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  ${media.below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[16]};
  }

  ${media.below('sm')} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    padding-block: ${space[12]};
  }
`
const Words = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: ${space[2]};
  min-width: 0;
`
const Name = styled.span`
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;

  & mark {
    border-radius: ${space[4]};
    background: ${token('secondary.soft')};
    color: inherit;
  }
`
const Hint = styled.span`
  ${text('label')}
  color: ${token('fg.muted')};
`
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  justify-content: flex-end;
  min-width: 0;

  &[data-size='sm'] > * {
    width: 7rem;
  }

  &[data-size='md'] > * {
    width: 10.5rem;
  }

  &[data-size='lg'] > * {
    width: 14rem;
  }

  /* On phones a control may need all of the row for its words. */
  ${media.below('sm')} {
    max-width: 100%;

    &[data-size] > * {
      width: auto;
      max-width: 14rem;
    }
  }
`
const Change = styled.div`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  align-items: center;
  align-self: stretch;
  align-content: center;
  min-width: 0;
  padding-inline-start: ${space[16]};
  border-inline-start: ${line.hair} solid ${token('border.subtle')};
  color: ${token('fg.muted')};

  &[data-empty='true'] {
    border: 0;
  }

  ${media.below('md')} {
    flex: 1 1 100%;
    grid-column: 1 / -1;
    padding-inline-start: 0;
    border: 0;

    &[data-empty='true'] {
      display: none;
    }
  }
`
const Problem = styled.div`
  ${text('label')}
  display: flex;
  grid-column: 1 / -1;
  gap: ${space[4]};
  color: ${token('danger.text')};

  &:empty {
    display: none;
  }

  & > svg {
    flex: none;
  }
`
