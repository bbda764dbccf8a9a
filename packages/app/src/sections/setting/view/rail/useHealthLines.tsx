import { Link, type Check } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../../../../domain/useMomentText.ts'
import type { ResultsOf } from '../../../../scaffold/api/index.ts'
import { useTranslate } from '../../../../scaffold/i18n/index.ts'
import { useAddress } from '../../../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../../../scaffold/session/index.ts'
import { useClockSkew } from './useClockSkew.ts'

type Health = ResultsOf<'/management/health/', 'get'>
type Line = Health['lines'][number]

const tones = { bad: 'blocks', warn: 'warns', ok: 'settled' } as const
/** Bytes of a gigabyte. */
const GB = 1e9
/** Seconds from which the clock of this device is wrong. */
const WRONG = 60

/** Lines of the card of health in words: those of the server, the clock of this device and the version. */
export function useHealthLines(health: Health | undefined): Check[] {
  const { t } = useTranslation('setting')
  const translate = useTranslate()
  const momentText = useMomentText()
  const skew = useClockSkew(health?.checked_at)
  const { version } = useCurrentUser()
  const can = useCan()
  const ledger = useAddress()('finance', 'ledger')
  const meaningOf = (state: Line['state']) => t(`health.meaning.${state}`)

  const toCheck = ({ name, state, code, at, value, limit }: Line): Check => ({
    tone: tones[state],
    meaning: meaningOf(state),
    title: translate(`setting:health.titles.${name}.${code}`),
    text: translate(`setting:health.texts.${name}.${code}`, {
      at: at ? momentText(at) : '—',
      value: name === 'disk' ? Math.round((value ?? 0) / GB) : (value ?? 0),
      limit: name === 'disk' ? Math.round((limit ?? 0) / GB) : (limit ?? 0),
    }),
    action: name === 'books' && can('finance', 'ledger', 'check') && ledger && (
      <Link href={ledger}>{t('health.check')}</Link>
    ),
  })
  const clock: Check[] =
    skew === undefined
      ? []
      : [
          {
            tone: skew < WRONG ? 'settled' : 'warns',
            meaning: meaningOf(skew < WRONG ? 'ok' : 'warn'),
            title: t(skew < WRONG ? 'health.clock.right' : 'health.clock.wrong'),
            text:
              skew < WRONG
                ? t('health.clock.near')
                : t('health.clock.text', { seconds: Math.round(skew) }),
          },
        ]
  const release: Check = {
    tone: 'settled',
    meaning: meaningOf('ok'),
    title: t('health.version', { version }),
    text: t('rows.version.hint'),
  }
  if (!health) return []
  const order = ['blocks', 'warns', 'settled']
  return [...health.lines.map(toCheck), ...clock, release].toSorted(
    (one, other) => order.indexOf(one.tone) - order.indexOf(other.tone),
  )
}
