import { Button, CheckboxField, ChevronDownIcon, ClubIcon, Popover, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useClubNames, useSession } from '../session/index.ts'
import type { ReportScope } from './report.types.ts'
import { TriggerWords } from './TriggerWords.ts'

interface ClubChoiceProps {
  scope: ReportScope
  choose(location: string): void
}

/** Choice among the clubs of the person; nothing where there is only one. */
export function ClubChoice({ scope, choose }: ClubChoiceProps) {
  const { t } = useTranslation('dashboard')
  const { clubs } = useSession()
  const names = useClubNames()(scope.clubs)
  if (clubs.length < 2) return null
  const label = t('report.clubs')
  const said = names.length === 1 ? names[0] : t('report.clubCount', { count: names.length })
  const toggle = (id: number, isOn: boolean) => {
    const next = isOn ? [...scope.clubs, id] : scope.clubs.filter((one) => one !== id)
    if (next.length > 0) choose(next.toSorted((one, other) => one - other).join(','))
  }
  return (
    <Popover
      label={label}
      trigger={
        <Button tone="outline" size="sm" icon={ClubIcon} aria-label={`${label}: ${said}`}>
          <TriggerWords>
            {said}
            <ChevronDownIcon aria-hidden />
          </TriggerWords>
        </Button>
      }
    >
      <Stack gap="tight">
        {clubs.map(({ club_id: id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            value={scope.clubs.includes(id)}
            onChange={(isOn) => toggle(id, isOn)}
          />
        ))}
      </Stack>
    </Popover>
  )
}
