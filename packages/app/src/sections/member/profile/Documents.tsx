import { AttachmentViewer, Card, FilesField, Stack, useSnackbar } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation, useSerialQueue, useUpload } from '../../../scaffold/mutation/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import type { Document, Profile } from '../member.data.ts'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'

/** Documents of a member: upload by drop, view, delete with undo. */
export function Documents({ record }: { record: Profile }) {
  const { t } = useTranslation('document')
  const translate = useTranslate()
  const can = useCan()
  const { now } = useServices()
  const { add, remove } = useDocuments(record.id)
  const writes = can('member', 'profile', 'documents') && !record.read_only
  const page = usePage()
  const query = useApiQuery(
    'document',
    '/customer/{id}/document-list/',
    { path: { id: record.id }, query: { page } },
    { keepPrevious: true },
  )
  // Signed file URLs expire within minutes; focus or hover refreshes them.
  const renew = () => {
    if (query.data?.results.some(({ file }) => isOld(file.url, now()))) query.retry()
  }
  return (
    <Stack onFocusCapture={renew} onPointerEnter={renew}>
      {writes && (
        <Card>
          <FilesField
            label={t('add')}
            value={[]}
            onChange={() => {}}
            upload={add}
            explain={(error) => errorMessage(translate, ApiError.from(error))}
          />
        </Card>
      )}
      <TabPages query={query} empty={[t('none'), t('noneText')]}>
        {(documents) => (
          <Card>
            <AttachmentViewer
              label={t('list')}
              attachments={documents.map(({ id, name, file }) => ({
                id,
                name,
                url: file.url,
                size: file.size,
              }))}
              onDelete={
                writes
                  ? ({ id }) => remove(documents.find((document) => document.id === id))
                  : undefined
              }
            />
          </Card>
        )}
      </TabPages>
    </Stack>
  )
}

/** Seconds before its expiry at which a URL is renewed. */
const margin = 30

const isOld = (url: string, now: number) =>
  Number(/until=(\d+)/.exec(url)?.[1]) - margin < now / 1000

/** Adds and deletes documents; a deletion can be undone for ten seconds. */
function useDocuments(member: number) {
  const { t } = useTranslation('document')
  const translate = useTranslate()
  const notify = useSnackbar()
  const upload = useUpload('document')
  const inTurn = useSerialQueue()
  const touches = { touches: ['document' as const] }
  const adding = useApiMutation('post', '/customer/{id}/document/', touches)
  const removing = useApiMutation('delete', '/customer/{id}/document/{docId}/', touches)
  const restoring = useApiMutation('post', '/customer/{id}/document/{docId}/restore/', touches)

  const add: typeof upload = async (file, options) => {
    const sent = await upload(file, options)
    const params = { path: { id: member } }
    await inTurn(() => adding.send({ params, body: { file: Number(sent.id) } }))
    return sent
  }
  const tell = (thrown: unknown) =>
    notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
  const remove = (document: Document | undefined) => {
    if (!document) return
    const params = { path: { id: member, docId: document.id } }
    const undo = () =>
      void inTurn(() => restoring.send({ params })).then(() => notify(t('restored')), tell)
    inTurn(() => removing.send({ params })).then(
      () => notify({ words: t('removed', { name: document.name }), undo }),
      tell,
    )
  }
  return { add, remove }
}
