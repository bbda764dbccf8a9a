import { SampleGymAction } from '../../../domain/firstSteps/SampleGymAction.tsx'
import { useFirstSteps } from '../../../domain/firstSteps/useFirstSteps.ts'
import { useEnterClub } from '../../../shell/useEnterClub.ts'

/** Loads or removes the sample gym; absent for those who may not open clubs. */
export function SampleGymRow() {
  const { firstSteps } = useFirstSteps()
  const enter = useEnterClub()
  return firstSteps ? <SampleGymAction sample={firstSteps.sample} enter={enter} /> : '—'
}
