import { breakpoint, Inline, Link, useIsBelow } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCan, useSettings } from '../../../scaffold/session/index.ts'

/** The fate of new devices in this club, with the way to the setting for those who may change it. */
export function DevicePolicy() {
  const { t } = useTranslation('device')
  const { device_policy: policy, allowed_actions: allowed } = useSettings()
  const settings = useAddress()('setting', 'view')
  // The top bar of a phone has no room for a sentence.
  const isPhone = useIsBelow(breakpoint.md)
  if (!useCan()('setting', 'devices') || isPhone) return null
  return (
    <Inline gap="tight">
      <span>{t(`policy.${policy}`)}</span>
      {settings && allowed.change && <Link href={`${settings}#checkin`}>{t('policy.change')}</Link>}
    </Inline>
  )
}
