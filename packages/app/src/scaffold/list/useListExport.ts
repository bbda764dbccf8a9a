import { ApiError } from '@zal/api'
import { SheetIcon, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import type { PathWith } from '../api/index.ts'
import { errorMessage, useTranslate } from '../i18n/index.ts'
import type { Progress } from '../mutation/download.ts'
import { useServices } from '../platform/index.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListParamsState } from './listParams.ts'
import { listQuery } from './useListData.ts'

export interface ListExportOptions {
  options: PlainListOptions
  address: ListParamsState
  /** Undefined for users who may not export. */
  exports: PlainListOptions['exports']
  /** Restricts the export to these rows. @default all rows that match the filters */
  ids?: readonly number[]
}

/** An export that is running. */
export interface ExportWork extends Progress {
  format: 'xlsx' | 'csv'
  stop(): void
}

/**
 * Exports exactly the rows that match the filters, as actions of a menu. The download continues
 * after the user leaves the page.
 */
export function useListExport({ options, address, exports, ids }: ListExportOptions) {
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const [work, setWork] = useState<ExportWork>()

  async function begin(format: 'xlsx' | 'csv') {
    const control = new AbortController()
    const stop = () => control.abort()
    setWork({ format, stop, rows: 0, bytes: 0 })
    const rows = ids ? { ...address, q: '', filters: { ids: ids.join(',') } } : address
    const query = { ...listQuery(options, rows), ...(format === 'xlsx' && { export: true }) }
    const tell = (progress: Progress) => setWork({ format, stop, ...progress })
    try {
      const { download, saveFile } = await import('../mutation/download.ts')
      const path = exports?.[format] as PathWith<'get'>
      saveFile(await download(api, path, query, { signal: control.signal, tell }))
      notify({ words: translate('export.done'), tone: 'success' })
    } catch (thrown) {
      const error = ApiError.from(thrown)
      if (error.code !== 'cancelled')
        notify({ words: errorMessage(translate, error), tone: 'error' })
    } finally {
      setWork(undefined)
    }
  }

  const actions = (exports ? (['xlsx', 'csv'] as const) : []).map((format) => ({
    id: format,
    label: translate(`export.${format}`),
    icon: SheetIcon,
    onAction: () => void begin(format),
  }))
  return { work, actions }
}
