import type { ApiError } from '@zal/api'
import { createContext, use } from 'react'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import type { RecoveryState } from '../../../scaffold/mutation/index.ts'
import type { ActiveMembership } from '../payment.data.ts'
import type { Wrong } from './sale.ts'
import type { Agreed, Sale } from './sale.types.ts'

/** Dialog over the page, also the search param `step`; null is the page itself. */
export type Step = 'start' | 'confirm' | null

/** State of a sale, for its parts. */
export interface SaleState {
  values: Sale
  set(change: Partial<Sale>): void
  /** Error texts by field, once the field was left or the money was asked for. */
  errors: Record<string, string>
  /** Marks a field as touched, so that its error may be shown. */
  leave(field: string): void
  /** Fields with an error after the money was asked for, in the order of the page. */
  toFix: readonly string[]
  /** Focuses the first field with an error. */
  focusWrong(): void
  step: Step
  /** Running memberships and balance of the customer; undefined while they load. */
  held: ActiveMembership | undefined
  /** First free day of the membership. */
  firstDay: string
  /** First day that may be chosen: before the payment for those who may back-date. */
  earliest: string
  /** Errors of a start date. */
  startErrors(day: string): Wrong
  /** A frozen customer who was chosen last and cannot buy. */
  frozen: PickedMember | null
  /** Goes on to the dialogs, if nothing is wrong. */
  collect(): void
  /** Goes on from the dialog for the start date. */
  answerStart(day: string): void
  back(): void
  /** Sends the sale. `agreed` counts for this attempt only. */
  submit(agreed: Agreed): Promise<void>
  pending: boolean
  error: ApiError | undefined
  clearError(): void
  /** Recovery state of a write whose response was lost, with a retry. */
  recovery: RecoveryState
  /** The values are those of an earlier visit. */
  isRestored: boolean
  /** Discards the values and starts over; can be undone. */
  discard(): void
}

export const SaleContext = createContext<SaleState | undefined>(undefined)

/** State of the surrounding sale. Throws outside of one. */
export function useSale(): SaleState {
  const state = use(SaleContext)
  if (!state) throw new Error('useSale is for the parts of a sale')
  return state
}
