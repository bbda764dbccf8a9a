import { DetailPage, FactList, SkeletonText, Tabs } from '@zal/ui'
import { Suspense, useEffect, type ComponentType } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Noun } from '../i18n/words.ts'
import type { Asked } from './ask.ts'
import { showPlain } from './columns.tsx'
import type { Identified } from './contract.ts'
import type { DetailOptions, FactSpec } from './detail.types.ts'
import { isFor } from './needs.ts'
import { usePageHead, usePlace } from './place.tsx'
import { labelKey, useSay } from './say.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { addressOf, type Screen } from './section.ts'
import { useCan } from './who.ts'

/**
 * Screen of one record: name, main facts, and its parts in tabs. The active tab is a search param.
 * It fetches the record only; tabs fetch their own data.
 *
 * @example
 * export const profile = detailPage('member', (id) => useProfile(id), {
 *   ahead: profiles.ahead,
 *   title: (member) => member.fullname,
 *   facts: ['membership', { key: 'balance', render: balance }],
 *   tabs: { plans: Plans, payments: Payments },
 * })
 */
export function detailPage<N extends Noun, One extends Identified>(
  noun: N,
  useRecord: (id: number) => Asked<One>,
  options: DetailOptions<N, One>,
): Screen {
  const tabs = Object.entries(options.tabs ?? {}) as [string, ComponentType<{ record: One }>][]

  DetailScreen.ahead = options.ahead
  return DetailScreen

  function DetailScreen() {
    const { id } = useParams()
    const asked = useRecord(Number(id))
    useWayOut(asked.error !== undefined && asked.data === undefined, options.otherwise)
    return <ScreenBoundary asked={asked}>{(record) => <Record record={record} />}</ScreenBoundary>
  }

  function Record({ record }: { record: One }) {
    const say = useSay()
    const [query] = useSearchParams()
    const title = options.title(record)
    const can = useCan()
    const isOwn = (name: string) => isFor(options.needs, can, name)
    const own = tabs.filter(([name]) => isOwn(name))
    const wanted = query.get('tab') ?? ''
    const [open, Open] = own.find(([name]) => name === wanted) ?? own[0] ?? []
    const Actions = options.actions
    return (
      <DetailPage
        {...usePageHead(title)}
        picture={options.picture?.(record)}
        subtitle={options.subtitle?.(record)}
        badges={options.badges?.(record)}
        actions={Actions && <Actions record={record} />}
        facts={
          options.facts && (
            <FactList
              layout="tiles"
              facts={options.facts
                .filter((spec) => isOwn(String(typeof spec === 'object' ? spec.key : spec)))
                .map((spec) => factOf(spec, record, noun, say))}
            />
          )
        }
        tabs={
          own.length > 1 && (
            <Tabs
              label={title}
              current={open ?? ''}
              tabs={own.map(([name]) => ({
                id: name,
                label: say(`${noun}:profile.${name}`),
                href: `?tab=${name}`,
              }))}
            />
          )
        }
      >
        {Open && (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <Open record={record} />
          </Suspense>
        )}
      </DetailPage>
    )
  }
}

function factOf<N extends Noun, One>(
  spec: FactSpec<N, One>,
  record: One,
  noun: N,
  say: ReturnType<typeof useSay>,
) {
  if (typeof spec === 'object')
    return { label: say(labelKey(noun, spec.key)), value: spec.render(record) }
  const key = String(spec)
  const value = (record as Record<string, unknown>)[key]
  return { label: say(labelKey(noun, key)), value: showPlain(say, value) }
}

/** Redirects to a tab of the section when the record cannot be loaded. */
function useWayOut(lost: boolean, tab: string | undefined) {
  const navigate = useNavigate()
  const { section } = usePlace()
  const way = lost && tab ? addressOf(section, tab) : undefined
  useEffect(
    function goToList() {
      if (way) void navigate(way, { replace: true })
    },
    [way, navigate],
  )
}
