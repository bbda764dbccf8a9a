import { radius, space, text, token } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Logo and product name. */
export function Logo() {
  const { t } = useTranslation()
  return (
    <Line>
      <Mark />
      {t('product')}
    </Line>
  )
}

const Line = styled.span`
  ${text('title')}
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
`
/** The mark of the product. */
export const Mark = () => (
  <Square viewBox="0 0 32 32" aria-hidden>
    <path d="M10 10.5h12l-12 11h12" />
  </Square>
)

const Square = styled.svg`
  flex: none;
  width: ${space[32]};
  height: ${space[32]};
  border-radius: ${radius.control};
  background: linear-gradient(135deg, ${token('secondary.solid')}, ${token('primary.active')});
  fill: none;
  stroke: ${token('secondary.fg')};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`
