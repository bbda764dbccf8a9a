import {
  AddIcon,
  ButtonLink,
  Card,
  Inline,
  Money,
  SegmentedControl,
  Stack,
  UndoIcon,
  WalletIcon,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DepositCard } from '../../gym/DepositCard.tsx'
import { HelpMark } from '../../gym/HelpMark.tsx'
import { useWays } from '../../gym/useWays.ts'
import { useAsk } from '../../scaffold/ask.ts'
import { Cards } from '../../scaffold/Cards.tsx'
import { useWho } from '../../scaffold/who.ts'
import type { Profile } from './member.data.ts'
import { usePage } from './Pages.tsx'
import { TabPages } from './TabPages.tsx'

const types = ['1', '2'] as const

/** Deposit of a member: balance and history, by top-ups or withdrawals. */
export function Deposit({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const { currency } = useWho()
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const type = types.find((one) => one === query.get('type')) ?? '1'
  const asked = useAsk(
    ['deposit', 'payment', 'member'],
    '/customer/{id}/deposit-list/',
    { path: { id: record.id }, query: { page, type: type === '1' ? 1 : 2 } },
    { keep: true },
  )
  const choose = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set('type', next)
    changed.delete('page')
    setQuery(changed, { replace: true })
  }
  return (
    <Stack>
      <Card
        title={t('deposit.title')}
        actions={
          <Inline gap="tight">
            <HelpMark word="deposit" />
            <Money amount={record.balance ?? 0} currency={currency} tone="signed" />
          </Inline>
        }
      >
        <Ways record={record} />
      </Card>
      <Inline>
        <SegmentedControl
          label={t('deposit.type')}
          value={type}
          onChange={choose}
          segments={types.map((id) => ({ id, label: t(`deposit.types.${id}`) }))}
        />
      </Inline>
      <TabPages asked={asked} empty={[t(`deposit.none.${type}`), t('deposit.noneText')]}>
        {(lines) => <Cards rows={lines}>{(line) => <DepositCard line={line} />}</Cards>}
      </TabPages>
    </Stack>
  )
}

/** Links to add or withdraw money; not for read-only members of a partner. */
function Ways({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const ways = useWays()
  if (record.read_only) return null
  const holder = { ...record, balance: record.balance ?? 0 }
  const add = ways.deposit(holder)
  const back = holder.balance > 0 ? ways.giveBack(holder) : undefined
  if (!add && !back) return null
  const owes = holder.balance < 0
  return (
    <Inline wrap gap="tight">
      {add && (
        <ButtonLink tone="secondary" size="sm" icon={owes ? WalletIcon : AddIcon} href={add}>
          {t(owes ? 'deposit.take' : 'deposit.add')}
        </ButtonLink>
      )}
      {back && (
        <ButtonLink tone="outline" size="sm" icon={UndoIcon} href={back}>
          {t('deposit.back')}
        </ButtonLink>
      )}
    </Inline>
  )
}
