import { Banner, Button, Verdict as VerdictBlock } from '@zal/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plans, Verdict } from './checkin.data.ts'
import { useRuleWords } from './useRuleWords.ts'
import { playVerdict } from './verdictSound.ts'
import { VerdictActions } from './VerdictActions.tsx'
import { tones, VerdictFacts } from './VerdictFacts.tsx'

interface VerdictCardProps {
  plans: Plans
  verdict: Verdict
  /** Error that is not a verdict, such as a lost connection. */
  message: string | undefined
  pending: boolean
  /** Plays the sound of the colour. */
  sounds: boolean
  letIn(): void
  /** Clears the member for the next one. */
  another(): void
}

/** Verdict for a member: the rule that decided, the facts, and what to do by colour. */
export function VerdictCard(props: VerdictCardProps) {
  const { plans, verdict, message, pending, sounds, letIn } = props
  const { t } = useTranslation('checkin')
  const sayRule = useRuleWords()
  const { level, rules } = verdict
  useEffect(
    function sound() {
      if (sounds) playVerdict(level)
    },
    [sounds, level],
  )
  const [deciding = t('rule.ok'), ...others] = rules.map(sayRule)
  return (
    <VerdictBlock
      tone={tones[level]}
      word={t(`level.${level}`)}
      name={plans.customer.fullname}
      src={plans.customer.avatar?.url}
      reason={deciding}
      facts={<VerdictFacts plans={plans} verdict={verdict} />}
      actions={
        <>
          {level !== 'red' && (
            <Button key={level} autoFocus size="lg" pending={pending} onClick={letIn}>
              {t(level === 'green' ? 'now' : 'again')}
            </Button>
          )}
          <VerdictActions {...props} />
        </>
      }
    >
      {others.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      {message && (
        <Banner urgent tone="danger">
          {message}
        </Banner>
      )}
    </VerdictBlock>
  )
}
