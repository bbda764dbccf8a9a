import { ApiError } from '@zal/api'
import { Button, DownloadIcon, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PathWith } from '../../../scaffold/api/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'

/** Downloads the poster of a club as a PDF. */
export function PosterPdf({ club }: { club: number }) {
  const { t } = useTranslation('club')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const { download, saveFile } = await import('../../../scaffold/mutation/download.ts')
      const { signal } = new AbortController()
      const path = `/management/club/${club}/poster/` as PathWith<'get'>
      saveFile(await download(api, path, {}, { signal, tell: () => {} }))
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button tone="outline" icon={DownloadIcon} pending={pending} onClick={() => void run()}>
      {t('poster.pdf')}
    </Button>
  )
}
