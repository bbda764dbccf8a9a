import { DetailPage, FactList, SkeletonText, Tabs } from '@zal/ui'
import { Suspense, type ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Noun } from '../../i18n/words.ts'
import type { QueryResult } from '../query/index.ts'
import { formatPlain } from '../list/index.ts'
import type { Identified } from '../api/index.ts'
import type { DetailOptions, FactSpec } from './detail.types.ts'
import { isVisible, useCan } from '../session/index.ts'
import { type ScreenComponent, ScreenBoundary, usePageHeader } from '../routing/index.ts'
import { labelKey, useTranslate } from '../i18n/index.ts'

/**
 * Screen of one record: name, main facts, and its parts in tabs. The active tab is a search param.
 * It fetches the record only; tabs fetch their own data.
 *
 * @example
 * export const profile = detailPage('member', (id) => useProfile(id), {
 *   prefetch: profiles.prefetch,
 *   title: (member) => member.fullname,
 *   facts: ['membership', { key: 'balance', render: balance }],
 *   tabs: { plans: Plans, payments: Payments },
 * })
 */
export function detailPage<N extends Noun, One extends Identified>(
  noun: N,
  useRecord: (id: number) => QueryResult<One>,
  options: DetailOptions<N, One>,
): ScreenComponent {
  const tabs = Object.entries(options.tabs ?? {}) as [string, ComponentType<{ record: One }>][]

  DetailScreen.prefetch = options.prefetch
  return DetailScreen

  function DetailScreen() {
    const { id } = useParams()
    const result = useRecord(Number(id))
    return <ScreenBoundary query={result}>{(record) => <Record record={record} />}</ScreenBoundary>
  }

  function Record({ record }: { record: One }) {
    const translate = useTranslate()
    const [query] = useSearchParams()
    const title = options.title(record)
    const can = useCan()
    const isOwn = (name: string) => isVisible(options.visibleWhen, can, name)
    const own = tabs.filter(([name]) => isOwn(name))
    const wanted = query.get('tab') ?? ''
    const [open, Open] = own.find(([name]) => name === wanted) ?? own[0] ?? []
    const { actions: Actions, rail: Rail } = options
    return (
      <DetailPage
        {...usePageHeader(title)}
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
                .map((spec) => factOf(spec, record, noun, translate))}
            />
          )
        }
        rail={Rail && { label: translate(`${noun}:details`), children: <Rail record={record} /> }}
        tabs={
          own.length > 1 && (
            <Tabs
              label={title}
              current={open ?? ''}
              tabs={own.map(([name]) => ({
                id: name,
                label: translate(`${noun}:profile.${name}`),
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
  translate: ReturnType<typeof useTranslate>,
) {
  if (typeof spec === 'object')
    return { label: translate(labelKey(noun, spec.key)), value: spec.render(record) }
  const key = String(spec)
  const value = (record as Record<string, unknown>)[key]
  return { label: translate(labelKey(noun, key)), value: formatPlain(translate, value) }
}
