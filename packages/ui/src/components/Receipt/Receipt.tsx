import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { fill, formatMoney, type CurrencyLabel } from '../../format/index.ts'
import { useUi, type UiWords } from '../../theme/index.ts'
import { PrintAlone } from '../shared/print.ts'
import { Amounts, Facts, Foot, Head, Lines, Mark, Sheet, Stamp } from './Receipt.styles.ts'

/** One thing that was sold. */
export interface ReceiptLine {
  name: string
  /** How many, and what one costs: "2 × 45 000". @default nothing */
  count?: string
  /** How much was taken off, in whole units. */
  discount?: number
  /** What it came to, in whole units. */
  total: number
}

/** A sum with its name. */
export interface ReceiptAmount {
  label: string
  /** Whole units. */
  amount: number
  /** The one that people look for: written larger. */
  strong?: boolean
}

export interface ReceiptProps {
  /** A roll of 80 mm, or as much narrower as the printer's is, or a sheet. @default 'roll80' */
  paper?: 'roll80' | 'a4'
  /** Stands behind the sums; lines have it not, paper is narrow. */
  currency: CurrencyLabel
  /** Who sold it. */
  seller: string
  /** Below the seller: address, tax number, phone. */
  about?: readonly string[]
  /** Number, day, cashier, client. */
  facts: readonly { label: string; value: string }[]
  /** What was sold, or came back, in the order in which it was taken. */
  lines: readonly ReceiptLine[]
  /** Sum, discount, to pay. */
  totals: readonly ReceiptAmount[]
  /** How it was paid; more than one where the payment was split. */
  methods?: readonly ReceiptAmount[]
  /** Printed across: this receipt is no longer what it was. */
  stamp?: 'void' | 'refund'
  /** Not the first one that was printed; says so at its top. @default false */
  copy?: boolean
  /** Thanks, rules of return. */
  footer?: readonly string[]
  /** A `QrCode` at the end. */
  code?: ReactNode
  /** The only thing that comes onto paper when the page is printed. @default false */
  alone?: boolean
  /** Not seen on the screen: stands beside the page and waits to be printed, `alone`. @default false */
  paperOnly?: boolean
  /** Words in the language of the club, where it is another one than the person's. */
  words?: UiWords['receipt']
}

/** A receipt as it comes from the printer, black on white in every theme. */
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
