import styled from 'styled-components'
import { radius, space, text, token, weight } from '../../theme/index.ts'

export interface CodeTilesProps {
  /** Digits, each on its tile. */
  code: string
  /** Accessible name before the digits: "Code". */
  label: string
  /** `primary` where the code is the only thing on the page. @default 'quiet' */
  tone?: 'quiet' | 'primary'
}

/** A short code that two people compare. Screen readers read it digit by digit. */
export function CodeTiles({ code, label, tone = 'quiet' }: CodeTilesProps) {
  const digits = code.split('')
  return (
    <Row role="img" aria-label={`${label}: ${digits.join(' ')}`} data-tone={tone}>
      {digits.map((digit, nth) => (
        <span key={nth} aria-hidden>
          {digit}
        </span>
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: flex;
  gap: ${space[8]};

  & > span {
    ${text('page')}
    display: grid;
    place-items: center;
    width: ${space[48]};
    height: ${space[64]};
    border-radius: ${radius.card};
    background: ${token('bg.sunken')};
    font-weight: ${weight.strong};
  }

  &[data-tone='primary'] > span {
    width: ${space[64]};
    background: ${token('primary.soft')};
    color: ${token('primary.softFg')};
  }
`
