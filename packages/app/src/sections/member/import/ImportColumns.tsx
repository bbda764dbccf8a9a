import {
  Banner,
  Button,
  ButtonGroup,
  Card,
  DataTable,
  FieldGrid,
  RadioField,
  SelectField,
  Stack,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { importFields, type Import, type ImportField } from './import.data.ts'

interface ImportColumnsProps {
  found: Import
  leave(): void
  done(): void
}

/** Mapping of columns, prefilled by guesses, and the handling of duplicates. */
export function ImportColumns({ found, leave, done }: ImportColumnsProps) {
  const { t } = useTranslation('import')
  const translate = useTranslate()
  const [mapping, setMapping] = useState(found.mapping)
  const [duplicates, setDuplicates] = useState(found.duplicates)
  const label = useFieldLabel()
  const path = '/management/member-import/{id}/check/'
  const { send, pending, error } = useApiMutation('post', path, { touches: ['import'] })
  const set = (column: number, field: ImportField | '') =>
    setMapping((before) =>
      found.headers.map((_, at) =>
        at === column ? field || null : field && before[at] === field ? null : (before[at] ?? null),
      ),
    )
  const check = async () => {
    await send({ params: { path: { id: found.id } }, body: { mapping, duplicates } }).then(
      done,
      () => undefined,
    )
  }
  const options = [
    { id: '' as const, label: t('columns.skip') },
    ...importFields.map((id) => ({ id, label: label(id) })),
  ]
  return (
    <Stack>
      {error && (
        <Banner tone="danger" urgent>
          {error.errors.mapping?.[0] ?? errorMessage(translate, error)}
        </Banner>
      )}
      <Card title={t('columns.title')} subtitle={t('columns.text')}>
        <Stack>
          <FieldGrid>
            {found.headers.map((header, column) => (
              <SelectField<ImportField | ''>
                // oxlint-disable-next-line react/no-array-index-key -- columns are their places
                key={column}
                label={header || t('columns.column', { n: column + 1 })}
                value={mapping[column] ?? ''}
                options={options}
                onChange={(field) => set(column, field ?? '')}
              />
            ))}
          </FieldGrid>
          <RadioField<'skip' | 'fill'>
            label={t('columns.duplicates')}
            value={duplicates}
            onChange={(next) => next && setDuplicates(next)}
            options={[
              { id: 'skip', label: t('columns.skipDuplicates') },
              { id: 'fill', label: t('columns.fillDuplicates') },
            ]}
          />
        </Stack>
      </Card>
      <Preview found={found} />
      <ButtonGroup>
        <Button tone="ghost" onClick={leave}>
          {t('columns.other')}
        </Button>
        <Button pending={pending} onClick={() => void check()}>
          {t('columns.next')}
        </Button>
      </ButtonGroup>
    </Stack>
  )
}

/** First rows of the file. */
function Preview({ found: { id, headers } }: { found: Import }) {
  const { t } = useTranslation('import')
  const query = useApiQuery('import', '/management/member-import/{id}/preview/', { path: { id } })
  return (
    <Card title={t('columns.preview')} flush>
      <Boundary query={query}>
        {({ results }) => (
          <DataTable
            label={t('columns.preview')}
            rows={results}
            keyOf={({ row }) => row}
            columns={[
              { id: 'row', label: t('columns.line'), render: ({ row }) => row, align: 'end' },
              ...headers.map((header, column) => ({
                id: String(column),
                label: header || t('columns.column', { n: column + 1 }),
                render: ({ cells }: { cells: string[] }) => cells[column],
              })),
            ]}
          />
        )}
      </Boundary>
    </Card>
  )
}

/** Returns the label of an import field, as in the member form. */
export function useFieldLabel() {
  const { t } = useTranslation(['import', 'member'])
  return (field: ImportField): string => {
    if (field === 'fullname') return t('import:columns.fullname')
    return t(`member:fields.${field === 'address_line' ? 'address' : field}`)
  }
}
