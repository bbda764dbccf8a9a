import { AttachmentViewer, Card, FilesField, Stack, useSnackbar } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../scaffold/ask.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { useServices } from '../../scaffold/services.ts'
import { useTurns } from '../../scaffold/turns.ts'
import { useUpload } from '../../scaffold/upload.ts'
import { useCan } from '../../scaffold/who.ts'
import type { Document, Profile } from './member.data.ts'
import { usePage } from './Pages.tsx'
import { TabPages } from './TabPages.tsx'

/** Documents of a member: upload by drop, view, delete with undo. */
export function Documents({ record }: { record: Profile }) {
  const { t } = useTranslation('document')
  const say = useSay()
  const can = useCan()
  const { now } = useServices()
  const { add, remove } = useDocuments(record.id)
  const writes = can('member', 'profile', 'documents') && !record.read_only
  const page = usePage()
  const asked = useAsk(
    'document',
    '/customer/{id}/document-list/',
    { path: { id: record.id }, query: { page } },
    { keep: true },
  )
  // Signed file URLs expire within minutes; focus or hover refreshes them.
  const renew = () => {
    if (asked.data?.results.some(({ file }) => isOld(file.url, now()))) asked.retry()
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
            explain={(error) => sayError(say, ApiError.from(error))}
          />
        </Card>
      )}
      <TabPages asked={asked} empty={[t('none'), t('noneText')]}>
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
  const say = useSay()
  const notify = useSnackbar()
  const upload = useUpload('document')
  const inTurn = useTurns()
  const touches = { touches: ['document' as const] }
  const adding = useWrite('post', '/customer/{id}/document/', touches)
  const removing = useWrite('delete', '/customer/{id}/document/{docId}/', touches)
  const restoring = useWrite('post', '/customer/{id}/document/{docId}/restore/', touches)

  const add: typeof upload = async (file, options) => {
    const sent = await upload(file, options)
    const params = { path: { id: member } }
    await inTurn(() => adding.send({ params, body: { file: Number(sent.id) } }))
    return sent
  }
  const tell = (thrown: unknown) =>
    notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
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
