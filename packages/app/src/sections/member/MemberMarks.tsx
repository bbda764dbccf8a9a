import { Badge, GlobalIcon, Inline, LockIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { MemberRow } from './member.data.ts'

/** Badges relevant at check-in: global, from a partner, read-only. */
export function MemberMarks({
  member,
}: {
  member: Pick<MemberRow, 'is_global' | 'is_external_user' | 'read_only'>
}) {
  const { t } = useTranslation('domain')
  if (!member.is_global && !member.is_external_user && !member.read_only) return null
  return (
    <Inline gap="tight" wrap>
      {member.is_global && (
        <Badge tone="violet">
          <GlobalIcon aria-hidden />
          {t('global')}
        </Badge>
      )}
      {member.is_external_user && <Badge tone="info">{t('external')}</Badge>}
      {member.read_only && (
        <Badge>
          <LockIcon aria-hidden />
          {t('readOnly')}
        </Badge>
      )}
    </Inline>
  )
}
