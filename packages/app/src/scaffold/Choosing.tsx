import type { ReactNode } from 'react'
import { useChosen, type Chosen } from './chosen.ts'
import type { Identified } from './contract.ts'
import type { ListAddress } from './listAddress.ts'

interface ChoosingProps {
  rows: readonly Identified[] | undefined
  address: ListAddress
  children(chosen: Chosen): ReactNode
}

/**
 * Keeps the row selection in a component of its own, so that selecting a row re-renders the rows
 * and not the whole screen.
 */
export const Choosing = ({ rows, address, children }: ChoosingProps) =>
  children(useChosen(rows, address))
