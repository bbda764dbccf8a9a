import { ApiError } from '@zal/api'
import { useRef, useState } from 'react'
import { useSettings } from '../../scaffold/session/index.ts'

export interface ApprovalRequestOptions {
  /** Amount to return, in whole units. */
  amount: number
  /** Amount returned earlier; it counts towards the approval limit. */
  returned?: number
  /** Returns the money, with the approval token where one is required. */
  run(approval?: string): Promise<void>
  /** Closes the whole flow. */
  close(): void
}

/**
 * Leads from the confirmation to the approval of a second person, where the club's limit or the
 * server requires it.
 */
export function useApprovalRequest({ amount, returned = 0, run, close }: ApprovalRequestOptions) {
  const { approval_above: above } = useSettings()
  const [isApproving, setIsApproving] = useState(false)
  // The confirmation closes itself after its answer; it must not close the flow when the approval
  // follows.
  const handedOn = useRef(false)
  const handOn = (isHanded: boolean) => {
    handedOn.current = isHanded
    setIsApproving(isHanded)
  }
  return {
    /** The approval dialog replaces the confirmation. */
    isApproving,
    /**
     * Handles the confirmation; `now` overrides amount and action. Rejects with the server's error.
     */
    confirm: async (now: Pick<ApprovalRequestOptions, 'amount' | 'run'> = { amount, run }) => {
      if (above !== null && returned + now.amount > above) return handOn(true)
      try {
        await now.run()
      } catch (failure) {
        // Earlier returns of the same day count too; only the server knows them.
        if (ApiError.from(failure).code !== 'approval_required') throw failure
        handOn(true)
      }
    },
    /** Called when the confirmation closes. */
    dismiss: () => {
      if (!handedOn.current) close()
    },
    /** Cancels the approval. */
    leave: () => {
      handOn(false)
      close()
    },
  }
}
