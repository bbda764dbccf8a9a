import { ApiError } from '@zal/api'
import { Button, DownloadIcon, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'
import type { Query } from './audit.data.ts'

/** Downloads all entries that match the filters. */
export function AuditExport({ query }: { query: Query }) {
  const { t } = useTranslation(['audit', 'common'])
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const { download, saveFile } = await import('../../../scaffold/mutation/download.ts')
      const { signal } = new AbortController()
      saveFile(await download(api, '/audit/export-csv/', query, { signal, tell: () => {} }))
      notify({ words: t('common:export.done'), tone: 'success' })
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      tone="outline"
      size="sm"
      icon={DownloadIcon}
      pending={pending}
      onClick={() => void run()}
    >
      {t('download')}
    </Button>
  )
}
