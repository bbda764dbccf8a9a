import { useMemo } from 'react'
import styled from 'styled-components'
import { DownloadIcon } from '../../icons/index.ts'
import { picture, radius, space, text, token, useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { modulesOf } from './modules.ts'
import { inks, pngFile, save, svgFile } from './save.ts'

export interface QrCodeProps {
  /** Encoded text: a URL, a number. Up to about 2,300 Latin letters. */
  text: string
  /** Accessible name. */
  label: string
  /** Side length including the quiet zone. @default 'md' */
  size?: keyof typeof picture
  /** File name without extension; offers downloads as SVG and PNG. */
  download?: string
}

/** QR code: dark on light in every theme, sharp at every size. */
export function QrCode({ text: content, label, size = 'md', download }: QrCodeProps) {
  const { qr } = useUi().words
  const modules = useMemo(() => modulesOf(content), [content])
  if (!modules) return <Problem>{qr.tooLong}</Problem>
  const side = modules.size
  return (
    <Frame>
      <Code
        role="img"
        aria-label={label}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        style={{ width: picture[size] }}
      >
        <path d={`M0 0h${side}v${side}H0z`} fill={inks.paper} />
        <path d={modules.path} fill={inks.ink} />
      </Code>
      {download && (
        <Files role="group" aria-label={qr.download}>
          <Button
            tone="outline"
            size="sm"
            icon={DownloadIcon}
            onClick={() => save(svgFile(modules), `${download}.svg`)}
          >
            {qr.svg}
          </Button>
          <Button
            tone="outline"
            size="sm"
            icon={DownloadIcon}
            onClick={async () => save(await pngFile(modules), `${download}.png`)}
          >
            {qr.png}
          </Button>
        </Files>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: inline-grid;
  gap: ${space[12]};
  justify-items: center;
  max-width: 100%;
`

const Code = styled.svg`
  display: block;
  max-width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: ${radius.control};
  print-color-adjust: exact;
`

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  justify-content: center;
`

const Problem = styled.p`
  ${text('label')}
  color: ${token('danger.text')};
`
