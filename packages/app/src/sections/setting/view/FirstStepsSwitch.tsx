import { SwitchField } from '@zal/ui'
import { useFirstSteps } from '../../../domain/firstSteps/useFirstSteps.ts'

/** Whether the first steps of the business are shown; absent for those who do not see them. */
export function FirstStepsSwitch({ label }: { label: string }) {
  const { firstSteps, hide } = useFirstSteps()
  if (!firstSteps) return '—'
  return (
    <SwitchField
      hideLabel
      label={label}
      value={!firstSteps.is_hidden}
      onChange={(isShown) => void hide(!isShown)}
    />
  )
}
