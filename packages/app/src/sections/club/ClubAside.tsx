import { Stack } from '@zal/ui'
import { useClub, useInClosedClub } from '../../scaffold/session/index.ts'
import { ClosureCard } from './closure/ClosureCard.tsx'
import { CopyCard } from './copy/CopyCard.tsx'
import { PosterCard } from './poster/PosterCard.tsx'
import type { Club } from './club.data.ts'

/** Actions on a club beside its form. */
export function ClubAside({ record }: { record: Club }) {
  const inClosedClub = useInClosedClub()
  const isHere = useClub() === record.id
  return (
    <Stack gap="wide">
      <PosterCard club={record} />
      {record.is_active && !inClosedClub && <CopyCard key={record.id} club={record} />}
      {(isHere || !inClosedClub) && <ClosureCard club={record} />}
    </Stack>
  )
}
