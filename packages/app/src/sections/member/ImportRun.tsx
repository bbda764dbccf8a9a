import { Button, ButtonGroup, Card, ProgressBar, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../scaffold/useWrite.ts'
import type { Import } from './import.data.ts'

/** Progress of the import, which continues on the server without the page. */
export function ImportRun({ found }: { found: Import }) {
  const { t } = useTranslation('import')
  const { id, state, done_rows, row_count, created } = found
  const path = '/management/member-import/{id}/cancel/'
  const { send, pending } = useWrite('post', path, { touches: ['import', 'member'] })
  const isUndo = state === 'undoing'
  const total = isUndo ? created : row_count
  return (
    <Card>
      <Stack>
        <ProgressBar
          label={isUndo ? t('run.undoing') : t('run.label')}
          value={done_rows}
          max={total || 1}
          said={t('run.said', { done: done_rows, total })}
        />
        <p>{t('run.text')}</p>
        {!isUndo && (
          <ButtonGroup>
            <Button
              tone="outline"
              pending={pending}
              onClick={() => void send({ params: { path: { id } } }).catch(() => undefined)}
            >
              {t('run.cancel')}
            </Button>
          </ButtonGroup>
        )}
      </Stack>
    </Card>
  )
}
