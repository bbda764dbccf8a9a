import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useUnread } from '../../domain/notification/notification.ts'
import { unreadAtom } from './unread.ts'

/** Reads the number of unread notifications for the bell; its code and its query come after the first paint. */
export function BellNumber() {
  const { count = 0 } = useUnread()
  const setUnread = useSetAtom(unreadAtom)
  useEffect(
    function tellBell() {
      setUnread(count)
      return () => setUnread(0)
    },
    [count, setUnread],
  )
  return null
}
