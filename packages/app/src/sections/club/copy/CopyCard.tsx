import { ApiError } from '@zal/api'
import {
  Button,
  Card,
  CheckboxField,
  CopyIcon,
  Inline,
  SelectField,
  Stack,
  useSnackbar,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { selectResults, useApiQuery } from '../../../scaffold/query/index.ts'
import type { Club } from '../club.data.ts'

const kinds = ['rooms', 'packages', 'classes', 'settings'] as const
type Kind = (typeof kinds)[number]

/** Copies chosen kinds of records of another club at once, with their number on the button. */
export function CopyCard({ club }: { club: Club }) {
  const { t } = useTranslation('club')
  const translate = useTranslate()
  const notify = useSnackbar()
  const [from, setFrom] = useState<number | null>(null)
  const [chosen, setChosen] = useState<readonly Kind[]>(['rooms', 'packages', 'classes'])
  const { data: all } = selectResults(
    useApiQuery('club', '/management/gym-locations/', { query: { is_active: 1 } }),
  )
  const others = (all ?? []).filter(({ club_id }) => club_id !== club.id)
  const { data: counts } = selectResults(
    useApiQuery(
      ['club', 'room', 'package', 'class'],
      '/management/club/{id}/copy/',
      { path: { id: club.id }, query: { from: from ?? 0 } },
      { enabled: from !== null },
    ),
  )
  const { send, pending } = useApiMutation('post', '/management/club/{id}/copy/', {
    touches: ['club', 'room', 'package', 'class'],
  })
  const count = kinds
    .filter((kind) => chosen.includes(kind))
    .reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0)

  const copy = async () => {
    if (from === null) return
    try {
      const picked = Object.fromEntries(kinds.map((kind) => [kind, chosen.includes(kind)]))
      const { results } = await send({
        params: { path: { id: club.id } },
        body: { from, ...(picked as Record<Kind, boolean>) },
      })
      const done = kinds.reduce((sum, kind) => sum + results[kind], 0)
      notify({ words: t('copy.done', { count: done }) })
    } catch (error) {
      notify({ words: errorMessage(translate, ApiError.from(error)), tone: 'error' })
    }
  }

  // Without the clubs the list would open empty.
  if (!all) return null
  return (
    <Card title={t('copy.title')}>
      {others.length === 0 ? (
        <p>{t('copy.none')}</p>
      ) : (
        <Stack>
          <SelectField
            label={t('copy.from')}
            placeholder={t('copy.choose')}
            value={from}
            options={others.map(({ club_id: id, name: label }) => ({ id, label }))}
            onChange={setFrom}
          />
          {counts &&
            kinds.map((kind) => (
              <Inline key={kind} align="between">
                <CheckboxField
                  label={t(`copy.${kind}`)}
                  value={chosen.includes(kind)}
                  disabled={counts[kind] === 0}
                  onChange={(isChosen) =>
                    setChosen(
                      kinds.filter((one) => (one === kind ? isChosen : chosen.includes(one))),
                    )
                  }
                />
                <span>
                  {kind === 'settings' && counts[kind] > 0
                    ? t('copy.replaces', { count: counts[kind] })
                    : counts[kind]}
                </span>
              </Inline>
            ))}
          {counts && (
            <Button
              tone="soft"
              icon={CopyIcon}
              disabled={count === 0}
              pending={pending}
              onClick={() => void copy()}
            >
              {count > 0 ? t('copy.send', { count }) : t('copy.nothing')}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  )
}
