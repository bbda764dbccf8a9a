import type { ReactNode } from 'react'
import { useChosen, type Chosen } from './chosen.ts'
import type { Identified } from './contract.ts'
import type { ListAddress } from './listAddress.ts'

interface ChoosingProps {
  rows: readonly Identified[] | undefined
  address: ListAddress
  children(chosen: Chosen): ReactNode
}

/** Holds the choice of rows, so that choosing one draws the rows and not the whole screen. */
export const Choosing = ({ rows, address, children }: ChoosingProps) =>
  children(useChosen(rows, address))
