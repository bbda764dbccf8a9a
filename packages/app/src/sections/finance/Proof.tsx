import {
  Banner,
  Card,
  Collapsible,
  DataTable,
  FactList,
  formatMoment,
  Link,
  Stack,
  type Column,
} from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../scaffold/registry.tsx'
import { useSettings } from '../../scaffold/who.ts'
import type { Fault, Integrity } from './finance.data.ts'
import { useBookWords } from './useBookWords.ts'

interface ProofProps {
  proof: Integrity
  /** Button that runs the check again. */
  action: ReactNode
}

/** Result of the integrity check: the number of checked records and every faulty one. */
export function Proof({ proof, action }: ProofProps) {
  const { t } = useTranslation('finance')
  const words = useBookWords()
  const { zone } = useSettings()
  const { checks, is_sound, checked_at } = proof
  const count = checks.reduce((sum, each) => sum + each.faults, 0)
  const looked = checks.reduce((sum, each) => sum + each.checked, 0)
  return (
    <Stack>
      <Banner
        tone={is_sound ? 'success' : 'danger'}
        title={is_sound ? t('books.sound') : t('books.faults', { count })}
        action={action}
        urgent={!is_sound}
      >
        {t('books.looked', { count: looked, at: formatMoment(checked_at, zone) })}
      </Banner>
      {checks
        .filter(({ faults }) => faults > 0)
        .map(({ name, faults, rows }) => (
          <Card
            key={name}
            title={words.check(name)}
            subtitle={t('books.faults', { count: faults })}
          >
            <Faults name={words.check(name)} rows={rows} />
          </Card>
        ))}
      <Collapsible title={t('books.all')}>
        <FactList
          facts={checks.map(({ name, checked, faults }) => ({
            label: words.check(name),
            value:
              faults > 0
                ? t('books.faults', { count: faults })
                : t('books.fine', { count: checked }),
          }))}
        />
      </Collapsible>
    </Stack>
  )
}

function Faults({ name, rows }: { name: string; rows: Fault[] }) {
  const { t } = useTranslation('finance')
  const wayTo = useWayTo()
  const columns: Column<Fault>[] = [
    {
      id: 'record',
      label: t('fields.record'),
      render: (row) => {
        const href = wayTo(row)
        const text = t(`records.${row.record}`, { name: row.name })
        return href ? <Link href={href}>{text}</Link> : text
      },
    },
    { id: 'expected', label: t('fields.expected'), align: 'end', render: (row) => row.expected },
    { id: 'found', label: t('fields.found'), align: 'end', render: (row) => row.found },
  ]
  return (
    <DataTable
      label={name}
      columns={columns}
      rows={rows}
      keyOf={({ id, name: record, found }) => `${id} ${record} ${found}`}
    />
  )
}

/** Returns the URL of a faulty record, if it has a screen. */
function useWayTo() {
  const to = useAddress()
  return ({ record, id, name }: Fault) => {
    const history = to('payment', 'history')
    if (record === 'payment') return history && `${history}?q=${encodeURIComponent(name)}`
    return record === 'member' ? to('member', 'profile', id) : undefined
  }
}
