import {
  Button,
  CloseIcon,
  DownloadIcon,
  IconButton,
  Inline,
  Menu,
  ProgressBar,
  SheetIcon,
  useSnackbar,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState } from 'react'
import type { PathWith } from './contract.ts'
import type { Progress } from './download.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useServices } from './services.ts'
import { queryOf } from './useListData.ts'

interface ListExportProps {
  options: PlainListOptions
  address: ListAddress
  exports: NonNullable<PlainListOptions['exports']>
  /** Restricts the export to these rows. @default all rows that match the filters */
  ids?: readonly number[]
}

/** Approximate bytes per row, to estimate the progress of a download whose length is unknown. */
const BYTES_OF_ROW = { xlsx: 65, csv: 130 }

/**
 * Exports exactly the rows that match the filters. The download continues after the user leaves the
 * page.
 */
export function ListExport({ options, address, exports, ids }: ListExportProps) {
  const say = useSay()
  const notify = useSnackbar()
  const { api } = useServices()
  const [work, setWork] = useState<{ format: 'xlsx' | 'csv'; stop(): void } & Progress>()

  async function begin(format: 'xlsx' | 'csv') {
    const control = new AbortController()
    const stop = () => control.abort()
    setWork({ format, stop, rows: 0, bytes: 0 })
    const rows = ids ? { ...address, q: '', filters: { ids: ids.join(',') } } : address
    const query = { ...queryOf(options, rows), ...(format === 'xlsx' && { export: true }) }
    const tell = (progress: Progress) => setWork({ format, stop, ...progress })
    try {
      const { download, keepFile } = await import('./download.ts')
      const path = exports[format] as PathWith<'get'>
      keepFile(await download(api, path, query, { signal: control.signal, tell }))
      notify({ words: say('export.done'), tone: 'success' })
    } catch (thrown) {
      const error = ApiError.from(thrown)
      if (error.code !== 'cancelled') notify({ words: sayError(say, error), tone: 'error' })
    } finally {
      setWork(undefined)
    }
  }

  if (work) {
    const { format, rows, bytes, stop } = work
    const expected = Math.max(rows * BYTES_OF_ROW[format], bytes)
    return (
      <Inline gap="tight">
        <ProgressBar
          label={say('export.working')}
          value={bytes}
          max={expected || 1}
          said={say('export.size', { size: Math.round(bytes / 1024) })}
        />
        <IconButton icon={CloseIcon} label={say('export.stop')} size="xs" onClick={stop} />
      </Inline>
    )
  }
  return (
    <Menu
      label={say('export.title')}
      trigger={
        <Button tone="outline" size="xs" icon={DownloadIcon}>
          {say('export.title')}
        </Button>
      }
      groups={[
        {
          actions: (['xlsx', 'csv'] as const).map((format) => ({
            id: format,
            label: say(`export.${format}`),
            icon: SheetIcon,
            onAction: () => void begin(format),
          })),
        },
      ]}
    />
  )
}
