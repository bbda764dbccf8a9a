import type { components } from '@zal/api'
import { FreezeIcon, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { memberStateTone } from '../tones.ts'
import { useShortDate } from '../useShortDate.ts'

export type MemberState = components['schemas']['MemberState']

interface MemberStateBadgeProps {
  state: MemberState
  /** The shortest words, for the rows of a phone. */
  short?: boolean
}

/** Badge of a member's state: the only badge of a member in rows, heads and search results. */
export function MemberStateBadge({ state, short = false }: MemberStateBadgeProps) {
  const word = useStateWord()
  const shortWord = useShortStateWord()
  return (
    <StatusBadge
      tone={memberStateTone[state.key]}
      icon={state.key === 'frozen' ? FreezeIcon : undefined}
    >
      {(short && shortWord(state)) || word(state)}
    </StatusBadge>
  )
}

/** Returns a function that says a member's state in words: "Frozen until 7 Dec". */
export function useStateWord() {
  const { t } = useTranslation('domain')
  const shortDate = useShortDate()
  return ({ key, date }: MemberState): string =>
    t(`memberState.${key}`, { date: date && shortDate(date) })
}

/** Returns a function that says a state of several words in fewer: "Frozen"; undefined for the others. */
function useShortStateWord() {
  const { t } = useTranslation('domain')
  const shortDate = useShortDate()
  return ({ key, date }: MemberState): string | undefined =>
    key === 'frozen' || key === 'starts' || key === 'used'
      ? t(`memberStateShort.${key}`, { date: date && shortDate(date) })
      : undefined
}
