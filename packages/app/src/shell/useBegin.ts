import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Another club of this tab begins at its start, with nothing of the last one shown. */
export function useRestart() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    queries.clear()
    void navigate('/home')
  }
}
