import { Tabs } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { tabNames, tabs, type AlertTab } from './alert.data.ts'

interface WorkTabsProps {
  /** Numbers of rows by kind; undefined while they load. */
  counts: Readonly<Record<string, number>> | undefined
  current: AlertTab | undefined
}

/** All rows, and those of each kind that has some. */
export function WorkTabs({ counts, current }: WorkTabsProps) {
  const { t } = useTranslation('alert')
  const countOf = (name: AlertTab) =>
    tabs[name].reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0)
  const shown = tabNames.filter((name) => name === current || countOf(name) > 0)
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Tabs
      folds
      label={t('tabsLabel')}
      current={current ?? 'all'}
      tabs={[
        { id: 'all', label: t('tabs.all'), href: '?', count: all },
        ...shown.map((name) => ({
          id: name,
          label: t(`tabs.${name}`),
          href: `?tab=${name}`,
          count: countOf(name),
        })),
      ]}
    />
  )
}
