import { CloseIcon, IconButton, Inline, ProgressBar } from '@zal/ui'
import { useTranslate } from '../i18n/index.ts'
import type { ExportWork } from './useListExport.ts'

/** Approximate bytes per row, to estimate the progress of a download whose length is unknown. */
const BYTES_OF_ROW = { xlsx: 65, csv: 130 }

/** Progress of a running export, which can be stopped. */
export function ExportProgress({ work: { format, rows, bytes, stop } }: { work: ExportWork }) {
  const translate = useTranslate()
  const expected = Math.max(rows * BYTES_OF_ROW[format], bytes)
  return (
    <Inline gap="tight">
      <ProgressBar
        label={translate('export.working')}
        value={bytes}
        max={expected || 1}
        said={translate('export.size', { size: Math.round(bytes / 1024) })}
      />
      <IconButton icon={CloseIcon} label={translate('export.stop')} size="xs" onClick={stop} />
    </Inline>
  )
}
