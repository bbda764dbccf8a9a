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
import { DepositCard } from '../../../domain/money/DepositCard.tsx'
import { HelpMark } from '../../../domain/HelpMark.tsx'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { CardList } from '../../../scaffold/list/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Profile } from '../member.data.ts'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'

const types = ['1', '2'] as const

/** Deposit of a member: balance and history, by top-ups or withdrawals. */
export function DepositTab({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const { currency } = useCurrentUser()
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const type = types.find((one) => one === query.get('type')) ?? '1'
  const result = useApiQuery(
    ['deposit', 'payment', 'member'],
    '/customer/{id}/deposit-list/',
    { path: { id: record.id }, query: { page, type: type === '1' ? 1 : 2 } },
    { keepPrevious: true },
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
      <TabPages query={result} empty={[t(`deposit.none.${type}`), t('deposit.noneText')]}>
        {(lines) => <CardList rows={lines}>{(line) => <DepositCard line={line} />}</CardList>}
      </TabPages>
    </Stack>
  )
}

/** Links to add or withdraw money; not for read-only members of a partner. */
function Ways({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const ways = useDomainLinks()
  if (record.read_only) return null
  const holder = { ...record, balance: record.balance ?? 0 }
  const add = ways.deposit(holder)
  const back = holder.balance > 0 ? ways.giveBack(holder) : undefined
  if (!add && !back) return null
  const owes = holder.balance < 0
  return (
    <Inline wrap gap="tight">
      {add && (
        <ButtonLink tone="soft" size="sm" icon={owes ? WalletIcon : AddIcon} href={add}>
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
