import { Banner, ButtonLink } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useClub, useInClosedClub } from '../../scaffold/session/index.ts'

/** Bar in a closed club: what still works there, and the way to activate it. */
export function ClosedClubBar() {
  const { t } = useTranslation('shell')
  const isClosed = useInClosedClub()
  const edit = useAddress()('club', 'edit', useClub())
  if (!isClosed) return null
  return (
    <Banner
      tone="warning"
      title={t('closedClub.title')}
      action={
        edit && (
          <ButtonLink tone="outline" size="xs" href={edit}>
            {t('closedClub.activate')}
          </ButtonLink>
        )
      }
    >
      {t(edit ? 'closedClub.text' : 'closedClub.textAsk')}
    </Banner>
  )
}
