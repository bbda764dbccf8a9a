import { useNavigate } from 'react-router-dom'
import { useDesk } from './desk.ts'

/** The way out where no shell is around: logs out and leads to the sign-in. */
export function useLeave() {
  const desk = useDesk()
  const navigate = useNavigate()
  return async () => {
    await desk.leave()
    void navigate('/sign-in')
  }
}
