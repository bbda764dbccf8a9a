import { Card, Inline, SegmentedControl, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'
import { traineePages } from '../../../domain/trainer/trainerPages.ts'
import { TraineesTable } from '../../../domain/trainer/TraineesTable.tsx'
import type { Trainer } from '../trainer.data.ts'

const states = ['running', 'ended'] as const

/** Members who train with the trainer now, or did; page and state are search params. */
export function Trainees({ record: { id } }: { record: Trainer }) {
  const { t } = useTranslation('trainer')
  const [params, setParams] = useSearchParams()
  const page = usePage()
  const state = states.find((one) => one === params.get('state')) ?? 'running'
  const query = traineePages.use({ path: { id }, query: { page, state } }, { keepPrevious: true })
  const choose = (next: string) => {
    const changed = new URLSearchParams(params)
    changed.set('state', next)
    changed.delete('page')
    setParams(changed, { replace: true })
  }
  return (
    <Stack>
      <Inline>
        <SegmentedControl
          label={t('trainees.state')}
          value={state}
          onChange={choose}
          segments={states.map((one) => ({ id: one, label: t(`trainees.states.${one}`) }))}
        />
      </Inline>
      <TabPages query={query} empty={[t('trainees.none'), t('trainees.noneText')]}>
        {(rows) => (
          <Card flush>
            <TraineesTable rows={rows} />
          </Card>
        )}
      </TabPages>
    </Stack>
  )
}
