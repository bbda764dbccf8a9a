import { Stack } from '@zal/ui'
import { FirstTrainees } from '../../../domain/trainer/FirstTrainees.tsx'
import { TrainerWeek } from '../../../domain/trainer/TrainerWeek.tsx'
import type { Trainer } from '../trainer.data.ts'
import { Figures } from './Figures.tsx'

/** Figures of a trainer, the sessions of this week, and the trainees whose memberships end first. */
export function Overview({ record: trainer }: { record: Trainer }) {
  return (
    <Stack>
      <Figures id={trainer.id} />
      <TrainerWeek trainer={trainer} />
      <FirstTrainees id={trainer.id} href="?tab=trainees" />
    </Stack>
  )
}
