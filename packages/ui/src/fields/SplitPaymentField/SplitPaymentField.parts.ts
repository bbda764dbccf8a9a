import styled from 'styled-components'
import { control, line, radius, space, text, token } from '../../theme/index.ts'

/** Stack of the parts. */
export const Parts = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
`

/** One part; bordered if there are several. */
export const Part = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;

  &[data-alone='false'] {
    padding: ${space[12]};
    border: ${line.hair} solid ${token('border.subtle')};
    border-radius: ${radius.card};
    background: ${token('bg.canvas')};
  }
`

export const Amount = styled.div`
  display: grid;
  gap: ${space[12]};
  align-items: end;

  &:has(> button) {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  & > button {
    margin: 0;
    height: ${control.md};
  }
`

/** Row with the sum and the add button. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

export const Sum = styled.p`
  ${text('label')}
  font-variant-numeric: tabular-nums;

  &[data-tone='success'] {
    color: ${token('success.text')};
  }

  &[data-tone='warning'] {
    color: ${token('warning.text')};
  }

  &[data-tone='danger'] {
    color: ${token('danger.text')};
  }
`
