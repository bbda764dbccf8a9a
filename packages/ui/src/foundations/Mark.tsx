import styled from 'styled-components'
import { radius, space, text, token } from '../theme/index.ts'

/** For stories: the logo and name of the product. */
export function Mark({ name = 'Zal' }: { name?: string }) {
  return (
    <Line>
      <svg viewBox="0 0 32 32" aria-hidden>
        <path d="M10 10.5h12l-12 11h12" />
      </svg>
      {name}
    </Line>
  )
}

const Line = styled.span`
  ${text('heading')}
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};

  & > svg {
    width: ${space[32]};
    height: ${space[32]};
    border-radius: ${radius.control};
    background: linear-gradient(135deg, ${token('secondary.solid')}, ${token('primary.active')});
    fill: none;
    stroke: ${token('secondary.fg')};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
