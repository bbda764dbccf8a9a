import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { PrintAlone } from '../shared/print.ts'
import { Code, Issuer, Name, Digits, Photo, Sheet } from './IdCard.parts.ts'

export interface IdCardProps {
  /** Issuer, at the top. */
  issuer: string
  /** Name of the holder. */
  name: string
  /** Card number in groups of digits. */
  number: string
  /** A `QrCode` of the number. */
  code: ReactNode
  /** URL of the photo; without one its place stays empty. */
  photo?: string
  /** Hidden on the screen and the only thing printed. @default false */
  paperOnly?: boolean
}

/** Printable member card in bank card size: 85.6 × 54 mm, dark on light in every theme. */
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
