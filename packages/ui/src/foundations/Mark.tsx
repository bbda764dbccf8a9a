import styled from 'styled-components'
import { radius, space, text, token } from '../theme/index.ts'

/** For stories: a sign of a product. */
export function Mark({ name = 'Zal' }: { name?: string }) {
  return (
    <Line>
      <span aria-hidden />
      {name}
    </Line>
  )
}

const Line = styled.span`
  ${text('heading')}
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};

  & > span {
    width: ${space[32]};
    height: ${space[32]};
    border-radius: ${radius.control};
    background: linear-gradient(135deg, ${token('secondary.solid')}, ${token('primary.active')});
  }
`
