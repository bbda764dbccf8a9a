import { settingsPage } from '../../../scaffold/settings/index.ts'
import { clubSettings, type ClubPatch, type ClubRecord } from './clubSettings.ts'
import { checkinRows, receiptRows, supportPhone } from './deskRows.ts'
import { moneyRows } from './moneyRows.ts'
import { FirstStepsSwitch } from './FirstStepsSwitch.tsx'
import {
  AuditLink,
  BinLink,
  ClubName,
  Currency,
  DataExport,
  DensityChoice,
  Edition,
  ImportLink,
  LanguageChoice,
  SingleKeys,
  ThemeChoice,
  Version,
} from './PlainRows.tsx'
import { SampleGymRow } from './SampleGymRow.tsx'
import { SettingsRail } from './rail/SettingsRail.tsx'

/** Settings of the club; those of the look belong to the person. */
export const view = settingsPage<ClubRecord, ClubPatch>('setting', {
  source: clubSettings,
  groups: {
    general: [
      { name: 'club', Value: ClubName },
      supportPhone,
      { name: 'edition', Value: Edition },
      { name: 'currency', Value: Currency },
      { name: 'version', Value: Version },
    ],
    look: [
      { name: 'language', Value: LanguageChoice },
      { name: 'theme', Value: ThemeChoice },
      { name: 'density', Value: DensityChoice },
      { name: 'keys', Value: SingleKeys },
    ],
    checkin: checkinRows,
    money: moneyRows,
    receipts: receiptRows,
    data: [
      { name: 'import', Value: ImportLink },
      { name: 'export', Value: DataExport },
      { name: 'bin', Value: BinLink },
      { name: 'audit', Value: AuditLink },
      { name: 'first_steps', Value: FirstStepsSwitch },
      { name: 'sample_gym', Value: SampleGymRow },
    ],
  },
  notes: ['look'],
  Rail: SettingsRail,
})
