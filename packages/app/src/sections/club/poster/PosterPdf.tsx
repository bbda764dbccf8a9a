import { Button, DownloadIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { PathWith } from '../../../scaffold/api/index.ts'
import { useDownload } from '../../../scaffold/mutation/index.ts'

/** Downloads the poster of a club as a PDF. */
export function PosterPdf({ club }: { club: number }) {
  const { t } = useTranslation('club')
  const { pending, save } = useDownload()
  const path = `/management/club/${club}/poster/` as PathWith<'get'>
  return (
    <Button tone="outline" icon={DownloadIcon} pending={pending} onClick={() => void save(path)}>
      {t('poster.pdf')}
    </Button>
  )
}
