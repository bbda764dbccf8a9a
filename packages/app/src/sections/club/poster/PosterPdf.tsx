import { useTranslation } from 'react-i18next'
import type { PathWith } from '../../../scaffold/api/index.ts'
import { DownloadButton } from '../../../scaffold/mutation/index.ts'

/** Downloads the poster of a club as a PDF. */
export function PosterPdf({ club }: { club: number }) {
  const { t } = useTranslation('club')
  const path = `/management/club/${club}/poster/` as PathWith<'get'>
  return <DownloadButton path={path} label={t('poster.pdf')} />
}
