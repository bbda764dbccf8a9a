import {
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
import { useKept } from '../../scaffold/draft.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useSend } from '../../scaffold/send.ts'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { useWho } from '../../scaffold/who.ts'
import { WritePage } from '../../scaffold/WritePage.tsx'
import { countOf, notesOf, type Counts } from './count.ts'
import { deskTopics } from './shift.data.ts'
import { Sum } from './parts.tsx'

interface CountProps {
  shift: number
  denominations: readonly number[]
}

/** What the form holds. */
interface Draft {
  counts: Counts
  coins: number | null
  reason: string
  /** The count is not what the ledger expects; a reason is asked for. */
  differs: boolean
}

const nothingCounted: Draft = { counts: {}, coins: null, reason: '', differs: false }

/** How many of each note there are. The page does not know what should be there, and neither does who counts. */
export function Count({ shift, denominations }: CountProps) {
  const { t } = useTranslation('shift')
  const navigate = useNavigate()
  const { currency } = useWho()
  const { section } = usePlace()
  const form = `shift.close.${shift}`
  const { values, set, forget } = useKept<Draft>(form, nothingCounted)
  const { counts, coins, reason, differs } = values
  const finish = () => {
    forget()
    void navigate(addressOf(section, 'report', shift))
  }
  const { send, pending, error, settled, clear } = useSend('post', '/finance/shift/{id}/close/', {
    touches: deskTopics,
    form,
    settles: { operation: 'closeShift', done: finish },
  })
  const isDirty = Object.values(counts).some(Boolean) || coins !== null || reason !== ''
  useLeaveWarning(isDirty && !pending)
  const change = (part: Partial<Draft>) => {
    if (settled.state === 'notDone') clear()
    set(part)
  }
  const total = countOf(counts, coins)
  const save = async () => {
    const body = {
      notes: notesOf(counts),
      coins: coins ?? 0,
      difference_reason: reason.trim() || null,
    }
    try {
      await send({ params: { path: { id: shift } }, body })
      finish()
    } catch (failure) {
      if (failure instanceof Object && 'code' in failure && failure.code === 'shift_differs')
        set({ differs: true })
    }
  }
  return (
    <WritePage
      text={t('count.text')}
      save={t('count.save')}
      error={error}
      errorTone={error?.code === 'shift_differs' ? 'warning' : 'danger'}
      pending={pending}
      settled={settled}
      aside={
        <Card>
          <FactList facts={[{ label: t('count.total'), value: <Sum amount={total} /> }]} />
        </Card>
      }
      back="shift"
      leave={t('count.back')}
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
    </WritePage>
  )
}
