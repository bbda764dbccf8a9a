import { Button, Inline, Link, SelectField, SwitchField } from '@zal/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../i18n/words.ts'
import { DownloadButton } from '../../../scaffold/mutation/index.ts'
import {
  rememberSingleKeys,
  singleKeysAtom,
  useDensity,
  useServices,
} from '../../../scaffold/platform/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import {
  languageAtom,
  useCan,
  useClubChoice,
  useCurrentUser,
} from '../../../scaffold/session/index.ts'
import { useLanguage } from '../../../session/useLanguage.ts'
import { overlayAtom } from '../../../shell/overlays.ts'
import { rememberTheme, themeAtom, themes } from '../../../shell/theme.ts'
import type { ClubRecord } from './clubSettings.ts'

interface ValueProps {
  record: ClubRecord
  label: string
}

export function ClubName() {
  const club = useClubChoice()
  const { t } = useTranslation('setting')
  const can = useCan()
  const href = useAddress()('club', 'edit', club?.club_id)
  return (
    <Inline gap="tight">
      <span>{club?.name}</span>
      {href && can('gym', 'list', 'change') && <Link href={href}>{t('editClub')}</Link>}
    </Inline>
  )
}

export const Edition = ({ record }: ValueProps) => record.edition
export const Currency = ({ record }: ValueProps) => record.currency

/** The release that runs, with its notes. */
export function Version() {
  const { t } = useTranslation('setting')
  const open = useSetAtom(overlayAtom)
  return (
    <Inline gap="tight">
      {useCurrentUser().version}
      <Button size="sm" tone="outline" onClick={() => open('updates')}>
        {t('updates.title')}
      </Button>
    </Inline>
  )
}

export function LanguageChoice({ label }: ValueProps) {
  const { t } = useTranslation('session')
  const language = useAtomValue(languageAtom)
  const { change } = useLanguage()
  return (
    <Choice
      label={label}
      ids={languages}
      labelOf={(id) => t(`languages.${id}`)}
      value={language}
      onChange={change}
    />
  )
}

export function ThemeChoice({ label }: ValueProps) {
  const { t } = useTranslation('shell')
  const { local } = useServices()
  const [theme, setTheme] = useAtom(themeAtom)
  return (
    <Choice
      label={label}
      ids={themes}
      labelOf={(id) => t(`theme.${id}`)}
      value={theme}
      onChange={(id) => {
        setTheme(id)
        rememberTheme(local, id)
      }}
    />
  )
}

export function DensityChoice({ label }: ValueProps) {
  const { t } = useTranslation('setting')
  const [density, setDensity] = useDensity()
  return (
    <Choice
      label={label}
      ids={['compact', 'regular', 'comfortable'] as const}
      labelOf={(id) => t(`options.density.${id}`)}
      value={density}
      onChange={setDensity}
    />
  )
}

export function SingleKeys({ label }: ValueProps) {
  const { local } = useServices()
  const [single, setSingle] = useAtom(singleKeysAtom)
  return (
    <SwitchField
      hideLabel
      label={label}
      value={single}
      onChange={(on) => {
        setSingle(on)
        rememberSingleKeys(local, on)
      }}
    />
  )
}

/** Links to what belongs to the data; absent for those who may not go there. */
export function ImportLink() {
  const { t } = useTranslation('setting')
  const href = useAddress()('member', 'import')
  return href ? <Link href={href}>{t('data.import')}</Link> : '—'
}

/** Downloads the data of the business; absent for those who may not. */
export function DataExport() {
  const { t } = useTranslation('setting')
  const can = useCan()
  if (!can('setting', 'view', 'export')) return '—'
  return (
    <DownloadButton
      path="/management/export/"
      label={t('data.export')}
      success={t('data.exported')}
      size="sm"
    />
  )
}

export function BinLink() {
  const { t } = useTranslation('setting')
  const href = useAddress()('member', 'bin')
  return href ? <Link href={href}>{t('data.bin')}</Link> : '—'
}

export function AuditLink() {
  const { t } = useTranslation('setting')
  const href = useAddress()('setting', 'audit')
  return href ? <Link href={href}>{t('data.audit')}</Link> : '—'
}

interface ChoiceProps<Id extends string> {
  label: string
  ids: readonly Id[]
  labelOf(id: Id): string
  value: Id
  onChange(id: Id): void
}

function Choice<Id extends string>({ label, ids, labelOf, value, onChange }: ChoiceProps<Id>) {
  return (
    <SelectField
      hideLabel
      label={label}
      options={ids.map((id) => ({ id, label: labelOf(id) }))}
      value={value}
      onChange={(next) => next && onChange(next)}
    />
  )
}
