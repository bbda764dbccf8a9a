import styled from 'styled-components'
import { media, plot, space, text, token } from '../../theme/index.ts'

export const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`

export const Label = styled.span`
  ${text('label')}
  color: ${token('fg.muted')};
`

export const Place = styled.div`
  height: ${plot.lg}px;

  ${media.below('sm')} {
    height: ${plot.md}px;
  }
`

export const Credit = styled.small`
  ${text('caption')}
  color: ${token('fg.subtle')};
`

export const Row = styled.div`
  margin-block-start: ${space[8]};
`
