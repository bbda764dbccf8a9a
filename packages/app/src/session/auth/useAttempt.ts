import { ApiError } from '@zal/api'
import { useState } from 'react'

/** One try at a time, and why the last one failed. */
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
