import { Card, Chip, EmptyState, Inline, SegmentedControl, SelectField, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAsk } from '../../scaffold/ask.ts'
import { Screen } from '../../scaffold/place.tsx'
import { GroupRoster } from './GroupRoster.tsx'
import type { Held } from './useGroupEntry.ts'

/** Bulk check-in: choice of a package or class, then its holders. The choice is in the URL. */
export function Group() {
  const { t } = useTranslation('checkin')
  const [query, setQuery] = useSearchParams()
  const type = query.get('subscription') === '2' ? 2 : 1
  const id = numberOf(query.get('id'))
  const time = type === 2 ? numberOf(query.get('class_time')) : undefined
  const packages = useAsk('package', '/management/package-mini/', {}, { enabled: type === 1 })
  const classes = useAsk('class', '/management/class-mini/', {}, { enabled: type === 2 })
  const named = (type === 1 ? packages : classes).data?.results ?? []
  const choose = (kind: number, next?: number) =>
    setQuery(
      { subscription: String(kind), ...(next === undefined ? {} : { id: String(next) }) },
      { replace: true },
    )
  const held: Held | undefined = id === undefined ? undefined : { type, id, time }
  return (
    <Screen>
      <Stack>
        <Card>
          <Stack>
            <SegmentedControl
              label={t('group.kind')}
              segments={[
                { id: '1', label: t('group.package') },
                { id: '2', label: t('group.class') },
              ]}
              value={String(type) as '1' | '2'}
              onChange={(next) => choose(Number(next))}
            />
            <SelectField
              label={t(type === 1 ? 'group.package' : 'group.class')}
              options={named.map(({ id: key, name }) => ({ id: key, label: name }))}
              value={id ?? null}
              onChange={(next) => choose(type, next ?? undefined)}
            />
            {time !== undefined && (
              <Inline>
                <Chip label={t('group.one')} onRemove={() => choose(type, id)} />
              </Inline>
            )}
          </Stack>
        </Card>
        {held ? (
          <GroupRoster key={`${type}.${id}.${time}`} held={held} />
        ) : (
          <EmptyState kind="done" title={t('group.start')}>
            {t('group.startText')}
          </EmptyState>
        )}
      </Stack>
    </Screen>
  )
}

const numberOf = (text: string | null) => Number(text) || undefined
