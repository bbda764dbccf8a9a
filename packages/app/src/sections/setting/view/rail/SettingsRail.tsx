import { useCan } from '../../../../scaffold/session/index.ts'
import type { ClubRecord } from '../clubSettings.ts'
import { HealthCard } from './HealthCard.tsx'
import { LastChanges } from './LastChanges.tsx'
import { NewCard } from './NewCard.tsx'
import { ReceiptPreview } from './ReceiptPreview.tsx'

/** Cards beside the settings. */
export function SettingsRail({ record }: { record: ClubRecord }) {
  const can = useCan()
  return (
    <>
      {can('setting', 'view', 'health') && <HealthCard />}
      <LastChanges />
      <NewCard />
      <ReceiptPreview record={record} />
    </>
  )
}
