import { ApiError } from '@zal/api'
import { useRef, useState } from 'react'
import { useSettings } from '../../scaffold/session/index.ts'

interface ApprovalRequestOptions {
  /** What goes back, whole units. */
  amount: number
  /** What went back of it before; it counts as well. */
  returned?: number
  /** Gives it back, with the approval where one was needed. */
  run(approval?: string): Promise<void>
  /** Back to where the question came from. */
  close(): void
}

/** The turn from "give it back?" to the second person, whom the club's limit or the server wants. */
export function useApprovalRequest({ amount, returned = 0, run, close }: ApprovalRequestOptions) {
  const { approval_above: above } = useSettings()
  const [isApproving, setIsApproving] = useState(false)
  // The question closes by itself after its answer; then the second person is asked, not the form.
  const handedOn = useRef(false)
  const handOn = (isHanded: boolean) => {
    handedOn.current = isHanded
    setIsApproving(isHanded)
  }
  return {
    /** Another person is asked now, in the place of the question. */
    isApproving,
    /** The question was answered with yes; `now` where the answer changed what is asked. Throws what the server refuses. */
    confirm: async (now: Pick<ApprovalRequestOptions, 'amount' | 'run'> = { amount, run }) => {
      if (above !== null && returned + now.amount > above) return handOn(true)
      try {
        await now.run()
      } catch (failure) {
        // What went back on this day counts as well; only the server knows it.
        if (ApiError.from(failure).code !== 'approval_required') throw failure
        handOn(true)
      }
    },
    /** The question closes. */
    dismiss: () => {
      if (!handedOn.current) close()
    },
    /** Nobody agrees. */
    leave: () => {
      handOn(false)
      close()
    },
  }
}
