import { Stack } from '@zal/ui'
import { ClosureCard } from './closure/ClosureCard.tsx'
import { CopyCard } from './copy/CopyCard.tsx'
import { PosterCard } from './poster/PosterCard.tsx'
import type { Club } from './club.data.ts'

/** Actions on a club beside its form. */
export function ClubAside({ record }: { record: Club }) {
  return (
    <Stack gap="wide">
      <PosterCard club={record} />
      {record.is_active && <CopyCard key={record.id} club={record} />}
      <ClosureCard club={record} />
    </Stack>
  )
}
