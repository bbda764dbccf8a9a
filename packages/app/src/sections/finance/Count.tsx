import {
  Banner,
  Button,
  ButtonLink,
  Card,
  FactList,
  FieldGroup,
  FormPage,
  formatMoney,
  formatNumber,
  MoneyField,
  NumberField,
  TextAreaField,
} from '@zal/ui'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { usePageHead, usePlace } from '../../scaffold/place.tsx'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { addressOf } from '../../scaffold/section.ts'
import { useSend } from '../../scaffold/send.ts'
import { useWho } from '../../scaffold/who.ts'
import { countOf, notesOf, type Counts } from './count.ts'
import { deskTopics } from './shift.data.ts'
import { Sum } from './parts.tsx'

interface CountProps {
  shift: number
  denominations: readonly number[]
}

/** How many of each note there are. The page does not know what should be there, and neither does who counts. */
export function Count({ shift, denominations }: CountProps) {
  const { t } = useTranslation(['shift', 'common'])
  const say = useSay()
  const navigate = useNavigate()
  const { currency } = useWho()
  const { section } = usePlace()
  const [counts, setCounts] = useState<Counts>({})
  const [coins, setCoins] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [differs, setDiffers] = useState(false)
  const { send, pending, error } = useSend('post', '/finance/shift/{id}/close/', {
    touches: deskTopics,
    form: `shift.close.${shift}`,
  })
  const total = countOf(counts, coins)
  const save = async () => {
    if (pending) return
    const body = {
      notes: notesOf(counts),
      coins: coins ?? 0,
      difference_reason: reason.trim() || null,
    }
    try {
      await send({ params: { path: { id: shift } }, body })
      void navigate(addressOf(section, 'report', shift))
    } catch (failure) {
      if (failure instanceof Object && 'code' in failure && failure.code === 'shift_differs')
        setDiffers(true)
    }
  }
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  return (
    <div onKeyDown={saveOnCtrlEnter}>
      <FormPage
        {...usePageHead()}
        description={t('count.text')}
        banner={
          error && (
            <Banner urgent tone={error.code === 'shift_differs' ? 'warning' : 'danger'}>
              {sayError(say, error)}
            </Banner>
          )
        }
        aside={
          <Card>
            <FactList facts={[{ label: t('count.total'), value: <Sum amount={total} /> }]} />
          </Card>
        }
        bar={
          <>
            <ButtonLink tone="ghost" href={addressOf(section, 'shift')}>
              {t('count.back')}
            </ButtonLink>
            <Button
              tone="secondary"
              keys="Ctrl Enter"
              pending={pending}
              onClick={() => void save()}
            >
              {t('count.save')}
            </Button>
          </>
        }
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
              onChange={(count) => setCounts({ ...counts, [note]: count })}
            />
          ))}
          <MoneyField
            label={t('fields.coins')}
            currency={currency}
            value={coins}
            onChange={setCoins}
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
                onChange={setReason}
              />
            </div>
          </FieldGroup>
        )}
      </FormPage>
    </div>
  )
}
