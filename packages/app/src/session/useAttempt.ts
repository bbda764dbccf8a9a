import { ApiError } from '@zal/api'
import { useState } from 'react'

/** Pending state and error of one async action at a time. */
export function useAttempt() {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    setError(undefined)
    try {
      await work()
    } catch (thrown) {
      setError(ApiError.from(thrown))
    } finally {
      setPending(false)
    }
  }
  return { pending, error, attempt, clear: () => setError(undefined) }
}
