import { Banner } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { SampleGymAction } from './SampleGymAction.tsx'
import { useFirstSteps } from './useFirstSteps.ts'
import { useClub } from '../../scaffold/session/index.ts'

/** Says that the club is the sample gym, and removes it. */
export function SampleLine({ enter }: { enter(club: number): void }) {
  const { t } = useTranslation('domain')
  const sample = useFirstSteps().firstSteps?.sample
  const club = useClub()
  return sample?.id === club ? (
    <Banner title={t('sampleGym.title')} action={<SampleGymAction sample={sample} enter={enter} />}>
      {t('sampleGym.text')}
    </Banner>
  ) : null
}
