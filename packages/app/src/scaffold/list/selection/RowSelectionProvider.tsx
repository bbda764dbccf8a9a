import type { ReactNode } from 'react'
import { useRowSelection, type RowSelection } from './useRowSelection.ts'
import type { Identified } from '../../api/index.ts'
import type { ListParamsState } from '../listParams.ts'

interface RowSelectionProviderProps {
  rows: readonly Identified[] | undefined
  address: ListParamsState
  children(chosen: RowSelection): ReactNode
}

/**
 * Keeps the row selection in a component of its own, so that selecting a row re-renders the rows
 * and not the whole screen.
 */
export const RowSelectionProvider = ({ rows, address, children }: RowSelectionProviderProps) =>
  children(useRowSelection(rows, address))
