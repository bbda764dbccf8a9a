import {
  Avatar,
  BulkBar,
  Button,
  DataTable,
  EmptyState,
  Inline,
  Phone,
  Stack,
  StatusBadge,
  type Column,
  type RowKey,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../gym/MemberLink.tsx'
import { allPages, useAskAll } from '../../scaffold/ask.ts'
import { Failure } from '../../scaffold/Boundary.tsx'
import { call } from '../../scaffold/call.ts'
import type { Results } from '../../scaffold/contract.ts'
import { useServices } from '../../scaffold/services.ts'
import { MOST_AT_ONCE, PER_READ } from '../../scaffold/useListData.ts'
import type { Verdict } from './checkin.data.ts'
import { useGroupEntry, type Held } from './useGroupEntry.ts'
import { useRuleWords } from './useRuleWords.ts'

const path = '/check-in/group-checkin/{id}/'
type Row = Results<typeof path, 'get'>[number]

/** Today's holders of a plan with their verdicts; selected ones are checked in together. */
export function GroupRoster({ held }: { held: Held }) {
  const { t } = useTranslation('checkin')
  const { api } = useServices()
  const paramsOf = (page: number, per_page: number) => ({
    path: { id: held.id },
    query: { subscription: held.type, class_time: held.time, page, per_page },
  })
  const { query, ...at } = paramsOf(1, PER_READ)
  const { page: _, ...shown } = query
  const asked = useAskAll(['checkin', 'member', 'payment'], path, { ...at, query: shown })
  const [others, setOthers] = useState<readonly Row[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const rows = asked.data
  const known = new Map([...others, ...(rows ?? [])].map((row) => [row.id, row]))
  const work = useGroupEntry(held, (id) => known.get(id)?.fullname ?? String(id))
  const columns = useColumns()

  const readAll = async () => {
    const all = await allPages((page) =>
      call(api, 'get', path, { params: paramsOf(page, MOST_AT_ONCE) }),
    )
    setOthers(all)
    setChosen(new Set(all.map(({ id }) => id)))
  }
  const chooseAll = async () => {
    setChoosing(true)
    await readAll().catch(asked.retry)
    setChoosing(false)
  }
  const letIn = async (keys: readonly RowKey[], confirm: boolean) =>
    setChosen(new Set(await work.letIn(keys.map(Number), confirm)))
  const warned = [...chosen].filter((key) => work.warned.has(Number(key)))

  if (asked.error && !rows) return <Failure error={asked.error} retry={asked.retry} />
  return (
    <>
      <DataTable
        label={t('group.label')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        selected={chosen}
        onSelect={setChosen}
        isDimmed={({ verdict }) => verdict.level === 'red'}
        hasMore={asked.hasMore}
        onMore={asked.more}
        loadingMore={asked.loadingMore}
        total={asked.total}
        empty={
          <EmptyState kind="first" title={t('group.none')}>
            {t('group.noneText')}
          </EmptyState>
        }
      />
      <BulkBar
        count={chosen.size}
        total={asked.total}
        all={chosen.size >= asked.total}
        onAll={() => void chooseAll()}
        choosing={isChoosing}
        onClear={() => setChosen(new Set())}
        progress={work.progress}
        onStop={work.stop}
        result={work.result}
        onRetry={(keys) => void letIn(keys, false)}
        onClose={work.close}
      >
        {warned.length > 0 && (
          <Button size="xs" tone="outline" onClick={() => void letIn(warned, true)}>
            {t('group.again', { count: warned.length })}
          </Button>
        )}
        <Button size="xs" tone="outline" onClick={() => void letIn([...chosen], false)}>
          {t('group.letIn')}
        </Button>
      </BulkBar>
    </>
  )
}

const tones = { green: 'success', yellow: 'warning', red: 'danger' } as const

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('checkin')
  return [
    {
      id: 'customer',
      label: t('fields.customer'),
      picture: (row) => <Avatar name={row.fullname} src={row.avatar?.url} />,
      render: (row) => <MemberLink member={row} />,
    },
    {
      id: 'phone',
      label: t('fields.phone'),
      render: ({ phone }) => (phone ? <Phone phone={phone} /> : t('noPhone')),
    },
    {
      id: 'verdict',
      label: t('group.verdict'),
      width: '45%',
      render: ({ verdict }) => <Told verdict={verdict} />,
    },
  ]
}

function Told({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('checkin')
  const sayRule = useRuleWords()
  const [first] = verdict.rules
  return (
    <Stack gap="tight">
      <Inline>
        <StatusBadge tone={tones[verdict.level]}>{t(`level.${verdict.level}`)}</StatusBadge>
      </Inline>
      {first && <small>{sayRule(first)}</small>}
    </Stack>
  )
}
