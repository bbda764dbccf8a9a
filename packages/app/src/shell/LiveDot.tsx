import { motion, radius, space, token } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { liveStateAtom } from './useLive.ts'

/** Indicator of the live connection. */
export function LiveDot() {
  const { t } = useTranslation('shell')
  const state = useAtomValue(liveStateAtom)
  const words = t(`live.${state}`)
  return (
    <Place role="img" title={words} aria-label={words}>
      <Dot data-state={state} />
    </Place>
  )
}

const Place = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space[24]};
  height: ${space[24]};
`
const Dot = styled.span`
  width: ${space[8]};
  height: ${space[8]};
  border-radius: ${radius.round};
  background: ${token('fg.subtle')};
  transition: background-color ${motion.colour};

  &[data-state='open'] {
    background: ${token('success.text')};
  }

  &[data-state='closed'] {
    background: ${token('warning.text')};
  }
`
