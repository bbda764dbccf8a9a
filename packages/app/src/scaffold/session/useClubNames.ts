import { useSession } from './session.ts'

/** Names of clubs of the person, in the order of the ids. */
export function useClubNames() {
  const { clubs, closedClubs } = useSession()
  const all = [...clubs, ...closedClubs]
  return (ids: readonly number[]): string[] =>
    ids.flatMap((id) => all.find(({ club_id: one }) => one === id)?.name ?? [])
}
