import { Bars, breakpoint, useIsBelow } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  BucketTable,
  CardSentence,
  ReportCard,
  type BucketRow,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useSalesSummary, type Bucket } from '../dashboard.data.ts'
import { totalOf } from './salesSums.ts'
import { unitOf, useBucketText } from './useBucketText.ts'
import { useSalesLinks } from './useSalesLinks.ts'
import { useUsualSentences } from './useUsualSentences.ts'

/** Fewest bars of the chart. */
const LEAST = 3
const HEIGHT = '31rem'

/** Sales of each day, week or month by kind, with the usual of each, as bars and as a table. */
export function ByDayCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useSalesSummary(scope)
  const links = useSalesLinks(scope)
  const unit = unitOf(query.data?.results ?? [], scope)
  return (
    <ReportCard
      title={t(`sales.by.${unit}`)}
      text={t('sales.about.day')}
      href={links.payments()}
      query={query}
      height={HEIGHT}
      isEmpty={({ results }) => results.every((bucket) => totalOf(bucket) === 0 && !bucket.usual)}
      empty={t('sales.empty')}
    >
      {({ results: buckets }) => (
        <>
          <Chart scope={scope} buckets={buckets} />
          <Figures scope={scope} buckets={buckets} />
          <AgainstUsual scope={scope} />
        </>
      )}
    </ReportCard>
  )
}

interface PartProps {
  scope: ReportScope
  buckets: readonly Bucket[]
}

function Chart({ scope, buckets }: PartProps) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const navigate = useNavigate()
  const name = useBucketText(scope)
  const links = useSalesLinks(scope)
  const unit = unitOf(buckets, scope)
  const places = Array.from(
    { length: Math.max(LEAST, buckets.length) },
    (_, index) => buckets[index],
  )
  const series = (label: string, value: (bucket: Bucket) => number) => ({
    name: label,
    values: places.map((bucket) => (bucket ? value(bucket) : 0)),
  })
  const hasUsual = buckets.some(({ usual }) => usual !== null)
  const hrefs = places.map((bucket) => bucket && links.bucket(bucket))
  const open = (index: number) => {
    const href = hrefs[index]
    if (href) void navigate(href)
  }
  return (
    <Bars
      label={t(`sales.by.${unit}`)}
      hideLabel
      plain
      stacked
      millions
      by={t(`sales.head.${unit}`)}
      currency={currency}
      categories={places.map((bucket) => (bucket ? name(bucket) : ''))}
      series={[
        { ...series(t('sales.packages'), ({ pkg_total }) => pkg_total), step: 1 },
        { ...series(t('sales.classes'), ({ cls_total }) => cls_total), step: 'tint' },
        { ...series(t('sales.oneTime'), ({ one_time_total }) => one_time_total), step: 'rest' },
      ]}
      marks={
        hasUsual
          ? { name: t('sales.usual'), values: places.map((bucket) => bucket?.usual ?? null) }
          : undefined
      }
      onOpen={hrefs.some(Boolean) ? open : undefined}
    />
  )
}

/** The table for all: kinds by day, on phones days by sum and usual. */
function Figures({ scope, buckets }: PartProps) {
  const { t } = useTranslation('dashboard')
  const name = useBucketText(scope)
  const links = useSalesLinks(scope)
  const isNarrow = useIsBelow(breakpoint.md)
  const hasUsual = buckets.some(({ usual }) => usual !== null)
  const row = (
    id: string,
    label: string,
    value: (bucket: Bucket) => number | null,
    filters?: Record<string, number>,
  ): BucketRow => ({
    id,
    label,
    cells: buckets.map((bucket) => ({ value: value(bucket), href: links.bucket(bucket, filters) })),
  })
  const sales = { ...row('sales', t('sales.sales'), totalOf), isTotal: true }
  const usual: BucketRow = {
    id: 'usual',
    label: t('sales.usual'),
    isQuiet: true,
    cells: buckets.map((bucket) => ({ value: bucket.usual })),
  }
  const label = t(`sales.by.${unitOf(buckets, scope)}`)
  if (isNarrow)
    return (
      <BucketTable
        label={label}
        buckets={[t('sales.sales'), ...(hasUsual ? [t('sales.usual')] : [])]}
        rows={buckets.map((bucket, index) => ({
          id: bucket.start_date,
          label: name(bucket),
          cells: [sales, ...(hasUsual ? [usual] : [])].map(
            ({ cells }) => cells[index] ?? { value: null },
          ),
        }))}
      />
    )
  const current = buckets.findIndex(({ end_date }) => end_date === scope.today)
  return (
    <BucketTable
      label={label}
      buckets={buckets.map(name)}
      current={unitOf(buckets, scope) === 'day' ? current : undefined}
      rows={[
        row('packages', t('sales.packages'), ({ pkg_total }) => pkg_total, { subscription: 1 }),
        row('classes', t('sales.classes'), ({ cls_total }) => cls_total, { subscription: 2 }),
        row('oneTime', t('sales.oneTime'), ({ one_time_total }) => one_time_total, {
          subscription: 3,
        }),
        sales,
        ...(hasUsual ? [usual] : []),
      ]}
    />
  )
}

function AgainstUsual({ scope }: { scope: ReportScope }) {
  const sentences = useUsualSentences(scope)
  if (!sentences) return null
  const [difference, ...rest] = sentences
  return (
    <CardSentence>
      <strong>{difference}</strong> {rest.join(' ')}
    </CardSentence>
  )
}
