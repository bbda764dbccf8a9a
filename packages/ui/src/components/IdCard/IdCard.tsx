import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { PrintAlone } from '../shared/print.ts'
import { Code, Issuer, Name, Digits, Photo, Sheet } from './IdCard.styles.ts'

export interface IdCardProps {
  /** Who gives the card: stands at its top. */
  issuer: string
  /** Whose card it is. */
  name: string
  /** What a scanner reads, in groups as people read it. */
  number: string
  /** A `QrCode` of the number. */
  code: ReactNode
  /** Address of the photo; without one its place stays free. */
  photo?: string
  /** Not seen on the screen: stands beside the page and is the only thing printed. @default false */
  paperOnly?: boolean
}

/** A card to carry, as large as those of banks: 85.6 × 54 mm, dark on light in every theme. */
export function IdCard({ issuer, name, number, code, photo, paperOnly = false }: IdCardProps) {
  const [broken, setBroken] = useState<string>()
  const card = (
    <Sheet data-paper="card" data-theme="light" data-paper-only={paperOnly}>
      {paperOnly && <PrintAlone $paper="card" />}
      <Issuer>{issuer}</Issuer>
      <Name>{name}</Name>
      <Digits>{number}</Digits>
      <Code>
        {photo && photo !== broken && <Photo src={photo} alt="" onError={() => setBroken(photo)} />}
        {code}
      </Code>
    </Sheet>
  )
  return paperOnly ? createPortal(card, document.body) : card
}
