import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useState } from 'react'
import type { ListPath, PathWith } from '../api/index.ts'
import { errorMessage, useTranslate } from '../i18n/index.ts'
import { useServices } from '../platform/index.ts'

/**
 * Saves a file of the contract: `save` resolves with whether that succeeded, and reports a failure. Exports of lists,
 * with progress and a way to cancel them, use `useListExport`.
 */
export function useDownload() {
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const [pending, setPending] = useState(false)
  const save = async (path: ListPath | PathWith<'get'>, query: object = {}): Promise<boolean> => {
    setPending(true)
    try {
      const { download, saveFile } = await import('./download.ts')
      const { signal } = new AbortController()
      saveFile(await download(api, path, query, { signal, tell: () => {} }))
      return true
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, save }
}
