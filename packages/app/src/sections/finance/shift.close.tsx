import { ButtonLink, EmptyState } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Screen, usePlace } from '../../scaffold/place.tsx'
import { ScreenBoundary } from '../../scaffold/ScreenBoundary.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { Count } from './Count.tsx'
import { useDesk } from './shift.data.ts'

/** Counts the drawer and closes the shift. */
function CloseScreen() {
  return (
    <ScreenBoundary asked={useDesk()}>
      {({ shift, denominations }) => <Close open={shift?.id} denominations={denominations} />}
    </ScreenBoundary>
  )
}

function Close({ open, denominations }: { open: number | undefined; denominations: number[] }) {
  const { t } = useTranslation(['shift', 'menu'])
  const { section } = usePlace()
  const id = Number(useParams().id)
  // Kept from the first render: closing refetches the desk, which then has no open shift.
  const [wasOpen] = useState(open === id)
  if (wasOpen) return <Count shift={id} denominations={denominations} />
  return (
    <Screen title={t('menu:finance.tabs.close')}>
      <EmptyState
        kind="done"
        title={t('count.closed')}
        action={
          <ButtonLink tone="secondary" href={addressOf(section, 'report', id)}>
            {t('count.report')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}

export { CloseScreen as close }
