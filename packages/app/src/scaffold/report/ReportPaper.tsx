import { formatMoment, formatNumber } from '@zal/ui'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useServices } from '../platform/index.ts'
import { tabKey, useTranslate } from '../i18n/index.ts'
import { useRouteContext } from '../routing/index.ts'
import { useClubNames, useCurrentUser, useSettings } from '../session/index.ts'
import type {
  Cell,
  ReportFigures,
  ReportOptions,
  ReportScope,
  ReportTable,
} from './report.types.ts'
import * as Sheet from './ReportPaper.styles.ts'
import { formatTenths } from './formatTenths.ts'
import { usePeriodText } from './usePeriodText.ts'

interface ReportPaperProps {
  scope: ReportScope
  answer: ReportFigures
  tables: readonly ReportTable[]
  options: ReportOptions
}

/** The report on A4, black on white: figures, tables with totals, definitions. */
export function ReportPaper({ scope, answer, tables, options }: ReportPaperProps) {
  const { t } = useTranslation('dashboard')
  const translate = useTranslate()
  const { section, tab } = useRouteContext()
  const { zone } = useSettings()
  const { currency, staff } = useCurrentUser()
  const { now } = useServices()
  const names = useClubNames()(scope.clubs)
  const period = usePeriodText()(scope)
  const sentence = options.useSentence?.(scope)
  const footnote = options.useFootnote?.()
  const printed = t('report.printed', { at: formatMoment(now(), zone), name: staff.full_name })
  return createPortal(
    <Sheet.Paper data-paper>
      <Sheet.Page $foot={`${translate('product')} · ${printed}`} />
      <Sheet.Head>
        <div>
          <h1>{translate(tabKey(section.noun, tab.name))}</h1>
          <p>{[period, names.join(', ')].join(' · ')}</p>
        </div>
        <div>
          <p>{t('report.amountsIn', { currency })}</p>
          {answer.asOf && <p>{t('report.asOfMoment', { at: formatMoment(answer.asOf, zone) })}</p>}
        </div>
      </Sheet.Head>
      <Sheet.Figures>
        {answer.figures.map(({ id, label, value, unit, note }) => (
          <div key={id}>
            <span>{label}</span>
            <b>{unit && unit !== currency ? `${value} ${unit}` : value}</b>
            <span>{note}</span>
          </div>
        ))}
      </Sheet.Figures>
      {sentence && <Sheet.Sentence>{sentence}</Sheet.Sentence>}
      <Sheet.Tables>
        {tables.map((table) => (
          <PaperTable key={table.id} {...table} />
        ))}
      </Sheet.Tables>
      {footnote && <Sheet.Footnote>{footnote}</Sheet.Footnote>}
    </Sheet.Paper>,
    document.body,
  )
}

function PaperTable({ title, head, rows, total, span = 'half', isTall, bar, tenths }: ReportTable) {
  const written = (cell: Cell | undefined, column: number) => {
    if (typeof cell !== 'number') return cell ?? ''
    return column === tenths ? formatTenths(cell) : formatNumber(cell)
  }
  const valueOf = (row: readonly Cell[]) => Number(row[bar ?? 0] ?? 0)
  const most = bar === undefined ? 0 : Math.max(1, ...rows.map(valueOf))
  return (
    <Sheet.Block data-span={span} data-tall={isTall}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col" colSpan={bar !== undefined && index === 0 ? 2 : 1}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={nth}>
              <th scope="row">{written(row[0], 0)}</th>
              {bar !== undefined && (
                <td>
                  <Sheet.Bar>
                    <span style={{ width: `${(Math.max(0, valueOf(row)) / most) * 100}%` }} />
                  </Sheet.Bar>
                </td>
              )}
              {row.slice(1).map((cell, index) => (
                <td key={index}>{written(cell, index + 1)}</td>
              ))}
            </tr>
          ))}
          {total && (
            <tr data-total>
              <th scope="row" colSpan={bar === undefined ? 1 : 2}>
                {written(total[0], 0)}
              </th>
              {total.slice(1).map((cell, index) => (
                <td key={index}>{written(cell, index + 1)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </Sheet.Block>
  )
}
