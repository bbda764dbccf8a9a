import { ButtonLink, EditIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { detailPage } from '../../../scaffold/detail/index.ts'
import { ActiveStateBadge } from '../../../scaffold/list/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { prefetchProfile, trainers, type Trainer } from '../trainer.data.ts'
import { Clubs, Picture } from '../TrainerFacts.tsx'
import { Overview } from './Overview.tsx'
import { Sessions } from './Sessions.tsx'
import { Trainees } from './Trainees.tsx'
import { TrainerRail } from './TrainerRail.tsx'

export const profile = detailPage('trainer', (id) => trainers.useOne(id), {
  prefetch: prefetchProfile,
  title: (trainer) => trainer.fullname,
  picture: (trainer) => <Picture row={trainer} size="xl" />,
  subtitle: (trainer) => <Subtitle trainer={trainer} />,
  badges: (trainer) => <ActiveStateBadge row={trainer} />,
  rail: TrainerRail,
  actions: Actions,
  tabs: { overview: Overview, trainees: Trainees, sessions: Sessions },
})

/** Specialities and clubs. */
function Subtitle({ trainer }: { trainer: Trainer }) {
  const { t } = useTranslation('trainer')
  const specialities = trainer.specialities.map((each) => t(`options.specialities.${each}`))
  return (
    <>
      {specialities.length > 0 && `${specialities.join(', ')} · `}
      <Clubs row={trainer} />
    </>
  )
}

/** Trainers have no right to change the own page. */
function Actions({ record }: { record: Trainer }) {
  const { t } = useTranslation('common')
  const edit = useAddress()('trainer', 'edit', record.id)
  if (!edit) return null
  return (
    <ButtonLink tone="outline" icon={EditIcon} href={edit}>
      {t('actions.change')}
    </ButtonLink>
  )
}
