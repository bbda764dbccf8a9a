import {
  Banner,
  Card,
  FactList,
  FieldGroup,
  formatMoney,
  formatNumber,
  MoneyField,
  NumberField,
  TextAreaField,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDraftState, useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { MutationPage } from '../../../scaffold/form/index.ts'
import { countOf, notesOf, type Counts } from './banknotes.ts'
import { deskTopics } from './shift.data.ts'
import { ShiftSum } from './shiftCells.tsx'

interface CountProps {
  shift: number
  denominations: readonly number[]
}

interface Draft {
  counts: Counts
  coins: number | null
  reason: string
  /** The count differs from the ledger, so a reason is required. */
  differs: boolean
}

const nothingCounted: Draft = { counts: {}, coins: null, reason: '', differs: false }

const isCounted = ({ counts, coins, reason }: Draft) =>
  Object.values(counts).some(Boolean) || coins !== null || reason !== ''

/** Blind cash count by denomination: the expected amount is not sent to the page. */
export function Count({ shift, denominations }: CountProps) {
  const { t } = useTranslation('shift')
  const translate = useTranslate()
  const navigate = useNavigate()
  const { currency } = useCurrentUser()
  const { section } = useRouteContext()
  const draft = useDraftState(`shift.close.${shift}`, nothingCounted, { differs: isCounted })
  const write = useRecoverableMutation('post', '/finance/shift/{id}/close/', {
    operation: 'closeShift',
    touches: deskTopics,
    draft,
    done: () => void navigate(addressOf(section, 'report', shift)),
  })
  const { values, error } = write
  const { counts, coins, reason } = values
  const isRefused = error?.code === 'shift_differs'
  const differs = values.differs || isRefused
  const change = (part: Partial<Draft>) => write.set({ ...part, differs })
  const total = countOf(counts, coins)
  const save = async () => {
    const body = {
      notes: notesOf(counts),
      coins: coins ?? 0,
      difference_reason: reason.trim() || null,
    }
    try {
      await write.send({ params: { path: { id: shift } }, body })
    } catch {
      // The banner and the field show the error.
    }
  }
  return (
    <MutationPage
      {...write}
      text={t('count.text')}
      save={t('count.save')}
      // A difference is a question, shown by the banner, and no error.
      error={isRefused ? undefined : error}
      banner={
        differs && (
          <Banner urgent tone="warning">
            {translate('errors:shift_differs')}
          </Banner>
        )
      }
      aside={
        <Card>
          <FactList facts={[{ label: t('count.total'), value: <ShiftSum amount={total} /> }]} />
        </Card>
      }
      back="shift"
      leave={t('count.back')}
      // Leaving keeps the draft: the shift may be viewed while counting.
      forget={undefined}
      onSave={save}
    >
      <FieldGroup title={t('count.notes')}>
        {denominations.map((note, at) => (
          <NumberField
            key={note}
            autoFocus={at === 0}
            digits={5}
            label={t('count.note', { note: formatNumber(note) })}
            hint={t('count.sum', { sum: formatMoney(note * (counts[note] ?? 0), currency) })}
            value={counts[note] ?? null}
            onChange={(count) => change({ counts: { ...counts, [note]: count } })}
          />
        ))}
        <MoneyField
          label={t('fields.coins')}
          currency={currency}
          value={coins}
          onChange={(sum) => change({ coins: sum })}
        />
      </FieldGroup>
      {differs && (
        <FieldGroup>
          <div data-wide>
            <TextAreaField
              required
              label={t('fields.difference_reason')}
              maxLength={500}
              value={reason}
              error={error?.errors.difference_reason?.[0]}
              onChange={(text) => change({ reason: text })}
            />
          </div>
        </FieldGroup>
      )}
    </MutationPage>
  )
}
