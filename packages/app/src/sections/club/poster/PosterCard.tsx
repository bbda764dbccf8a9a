import { Button, Card, Inline, Poster, PrintIcon, QrCode, Stack } from '@zal/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { selectResults, useApiQuery } from '../../../scaffold/query/index.ts'
import type { Club } from '../club.data.ts'
import { PosterPdf } from './PosterPdf.tsx'
import { usePosterTexts } from './usePosterTexts.ts'

/** Code of the entrance of a club as a file, and its poster on paper and as a PDF. */
export function PosterCard({ club }: { club: Club }) {
  const { t } = useTranslation('club')
  const texts = usePosterTexts(club)
  const [isPrinting, setPrinting] = useState(false)
  const code = selectResults(
    useApiQuery('club', '/management/club/qr-code/', { query: { club: club.id } }),
  )
  const print = () => {
    // `window.print` prints the current DOM.
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }
  return (
    <Card title={t('poster.title')}>
      <Boundary query={code}>
        {({ text }) => (
          <Stack>
            <p>{t('poster.text')}</p>
            <Inline wrap>
              <QrCode
                size="sm"
                text={text}
                label={t('poster.qr')}
                download={`club-qr-${club.id}`}
              />
              <Button tone="outline" icon={PrintIcon} onClick={print}>
                {t('poster.print')}
              </Button>
              <PosterPdf club={club.id} />
            </Inline>
            {isPrinting && (
              <Poster
                {...texts}
                paperOnly
                code={<QrCode size="lg" text={text} label={t('poster.qr')} />}
              />
            )}
          </Stack>
        )}
      </Boundary>
    </Card>
  )
}
