import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Returns a function that starts over at /home with an empty cache, after a change of club. */
export function useBegin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    queries.clear()
    void navigate('/home')
  }
}
