import styled from 'styled-components'
import { CheckIcon } from '../../icons/index.ts'
import { icon, space, token, useUi } from '../../theme/index.ts'
import { isPlaced, type Address } from './address.ts'

interface MapStateProps {
  value: Address
  /** Reverse geocoding is pending. */
  isFinding: boolean
}

/** Note below the field: whether the address has coordinates. */
export function MapState({ value, isFinding }: MapStateProps) {
  const { address } = useUi().words
  if (isFinding) return address.finding
  if (!isPlaced(value)) return address.offMap
  return (
    <Found>
      <CheckIcon aria-hidden />
      {address.onMap}
    </Found>
  )
}

const Found = styled.span`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  color: ${token('success.text')};

  & > svg {
    width: ${icon.xs};
    height: ${icon.xs};
  }
`
