import { CalendarIcon, SegmentedControl, TableIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '../../scaffold/session/index.ts'

/** Switch between the two first layouts of the section: the timetable and the list. */
export function LayoutSwitch({ layout }: { layout: 'timetable' | 'list' }) {
  const { t } = useTranslation('class')
  const can = useCan()
  const [, setQuery] = useSearchParams()
  if (!can('schedule', 'list')) return null
  return (
    <SegmentedControl
      label={t('layout')}
      value={layout}
      segments={[
        { id: 'timetable', label: t('timetable.title'), icon: CalendarIcon },
        { id: 'list', label: t('list'), icon: TableIcon },
      ]}
      onChange={(next) => setQuery(next === 'list' ? { layout: 'cards' } : {})}
    />
  )
}
