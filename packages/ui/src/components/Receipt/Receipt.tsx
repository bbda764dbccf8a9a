import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { fill, formatMoney, type CurrencyLabel } from '../../format/index.ts'
import { useUi, type UiWords } from '../../theme/index.ts'
import { PrintAlone } from '../shared/print.ts'
import { Amounts, Facts, Foot, Head, Lines, Mark, Sheet, Stamp } from './Receipt.styles.ts'

/** A sold item. */
export interface ReceiptLine {
  name: string
  /** Quantity and unit price: "2 × 45 000". @default none */
  count?: string
  /** Discount in whole units. */
  discount?: number
  /** Amount in whole units. */
  total: number
}

/** A labelled amount. */
export interface ReceiptAmount {
  label: string
  /** Whole units. */
  amount: number
  /** Emphasized, such as the total. */
  strong?: boolean
}

export interface ReceiptProps {
  /** Roll of up to 58 or 80 mm, or a sheet. @default 'roll80' */
  paper?: 'roll58' | 'roll80' | 'a4'
  /** Shown after the totals; omitted in lines, because paper is narrow. */
  currency: CurrencyLabel
  /** Name of the seller. */
  seller: string
  /** Lines below the seller: address, tax number, phone. */
  about?: readonly string[]
  /** Number, day, cashier, client. */
  facts: readonly { label: string; value: string }[]
  /** Sold or returned items, in order. */
  lines: readonly ReceiptLine[]
  /** Subtotal, discount, total. */
  totals: readonly ReceiptAmount[]
  /** Payment parts; several for a split payment. */
  methods?: readonly ReceiptAmount[]
  /** Stamp across the receipt of a reversed payment. */
  stamp?: 'void' | 'refund'
  /** Marks a reprint at the top. @default false */
  copy?: boolean
  /** Closing lines: thanks, return policy. */
  footer?: readonly string[]
  /** A `QrCode` at the end. */
  code?: ReactNode
  /** The only thing printed. @default false */
  alone?: boolean
  /** Hidden on the screen; implies `alone`. @default false */
  paperOnly?: boolean
  /** Translations in the club's language, if it differs from the user's. */
  words?: UiWords['receipt']
}

/** A receipt as printed, black on white in every theme. */
export function Receipt({
  paper = 'roll80',
  currency,
  words,
  paperOnly = false,
  alone = paperOnly,
  ...receipt
}: ReceiptProps) {
  const said = useUi().words.receipt
  const own = words ?? said
  const sheet = (
    <Sheet data-paper={paper} data-theme="light" data-receipt data-paper-only={paperOnly}>
      {alone && <PrintAlone $paper={paper} />}
      <Head>
        <strong>{receipt.seller}</strong>
        {receipt.about?.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </Head>
      {receipt.copy && <Mark>{own.copy}</Mark>}
      {receipt.stamp && <Stamp>{own[receipt.stamp]}</Stamp>}
      <Facts>
        {receipt.facts.map(({ label, value }, index) => (
          <div key={`${index}-${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Lines aria-label={own.lines}>
        {receipt.lines.map(({ name, count, discount, total }, index) => (
          <li key={index}>
            <span>{name}</span>
            {(count || discount) && (
              <small>
                {count && <span>{count}</span>}
                {discount ? (
                  <span>{fill(own.discount, { amount: formatMoney(-discount) })}</span>
                ) : null}
              </small>
            )}
            <b>{formatMoney(total)}</b>
          </li>
        ))}
      </Lines>
      <Sums label={own.totals} amounts={receipt.totals} currency={currency} />
      {receipt.methods && (
        <Sums label={own.methods} amounts={receipt.methods} currency={currency} />
      )}
      {(receipt.footer || receipt.code) && (
        <Foot>
          {receipt.code}
          {receipt.footer?.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </Foot>
      )}
    </Sheet>
  )
  return paperOnly ? createPortal(sheet, document.body) : sheet
}

interface SumsProps {
  label: string
  amounts: readonly ReceiptAmount[]
  currency: CurrencyLabel
}

function Sums({ label, amounts, currency }: SumsProps) {
  return (
    <Amounts aria-label={label}>
      {amounts.map((one, index) => (
        <li key={`${index}-${one.label}`} data-strong={one.strong}>
          <span>{one.label}</span>
          <b>{formatMoney(one.amount, currency)}</b>
        </li>
      ))}
    </Amounts>
  )
}
