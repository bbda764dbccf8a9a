import { Banner } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { SampleGymAction } from '../../../domain/firstSteps/SampleGymAction.tsx'
import { useFirstSteps } from '../../../domain/firstSteps/useFirstSteps.ts'
import { useClub } from '../../../scaffold/session/index.ts'
import { useEnterClub } from '../../../shell/useEnterClub.ts'

/** Says that the club is the sample gym, and removes it. */
export function SampleLine() {
  const { t } = useTranslation('domain')
  const sample = useFirstSteps().firstSteps?.sample
  const enter = useEnterClub()
  const club = useClub()
  return sample?.id === club ? (
    <Banner title={t('sampleGym.title')} action={<SampleGymAction sample={sample} enter={enter} />}>
      {t('sampleGym.text')}
    </Banner>
  ) : null
}
