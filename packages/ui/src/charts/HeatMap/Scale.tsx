import styled from 'styled-components'
import { icon, radius, space, text, token, useUi } from '../../theme/index.ts'
import { levels } from './levels.ts'

/** Colour scale; `most` is the largest value. */
export function Scale({ most }: { most: string }) {
  const { charts } = useUi().words
  return (
    <Row aria-hidden>
      {charts.less}
      {levels.map(({ fill }) => (
        <span key={fill} style={{ background: fill }} />
      ))}
      {`${charts.more} (${most})`}
    </Row>
  )
}

const Row = styled.div`
  ${text('label')}
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: flex-end;
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;

  & > span {
    width: ${icon.xs};
    height: ${icon.xs};
    border-radius: ${radius.tag};
  }
`
