import { ButtonLink, EmptyState } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import {
  addressOf,
  Screen,
  ScreenBoundary,
  useRouteContext,
} from '../../../scaffold/routing/index.ts'
import { Count } from './Count.tsx'
import { useCashDesk } from './shift.data.ts'

/** Counts the drawer and closes the shift. */
function CloseScreen() {
  return (
    <ScreenBoundary query={useCashDesk()}>
      {({ shift, denominations }) => <Close open={shift?.id} denominations={denominations} />}
    </ScreenBoundary>
  )
}

function Close({ open, denominations }: { open: number | undefined; denominations: number[] }) {
  const { t } = useTranslation(['shift', 'menu'])
  const { section } = useRouteContext()
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
          <ButtonLink href={addressOf(section, 'report', id)}>{t('count.report')}</ButtonLink>
        }
      />
    </Screen>
  )
}

export { CloseScreen as close }
