import {
  breakpoint,
  Button,
  DownloadIcon,
  formatDate,
  IconButton,
  Menu,
  MoreIcon,
  PageActions,
  PrintIcon,
  useIsBelow,
  useSnackbar,
} from '@zal/ui'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { tabKey, useTranslate } from '../i18n/index.ts'
import { useRouteContext } from '../routing/index.ts'
import type { ReportFigures, ReportOptions, ReportScope, ReportTable } from './report.types.ts'
import { ReportPaper } from './ReportPaper.tsx'

interface ReportToolsProps {
  scope: ReportScope
  options: ReportOptions
  useTables: NonNullable<ReportOptions['useTables']>
  answer: ReportFigures
}

/** Export and Print: a file and a paper of the figures and tables that are shown. */
export function ReportTools({ scope, options, useTables, answer }: ReportToolsProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const isNarrow = useIsBelow(breakpoint.shell)
  const tables = useTables(scope)
  const save = useOnceAnswered(useExport(scope, answer, tables))
  const print = useOnceAnswered(() => window.print())
  const isPrinting = usePrinting()
  const exports = { id: 'export', label: t('report.export'), icon: DownloadIcon, ...save }
  const prints = { id: 'print', label: t('report.print'), icon: PrintIcon, ...print }
  return (
    <>
      {isNarrow ? (
        <PageActions>
          <Menu
            label={t('common:list.menu')}
            trigger={<IconButton icon={MoreIcon} label={t('common:list.menu')} />}
            groups={[{ actions: [exports, prints].map(({ pending: _, ...action }) => action) }]}
          />
        </PageActions>
      ) : (
        [exports, prints].map(({ id, label, icon, pending, onAction }) => (
          <Button
            key={id}
            tone="outline"
            size="sm"
            icon={icon}
            pending={pending}
            onClick={onAction}
          >
            {label}
          </Button>
        ))
      )}
      {isPrinting && (
        <ReportPaper scope={scope} answer={answer} tables={tables} options={options} />
      )}
    </>
  )
}

function useExport(scope: ReportScope, { figures }: ReportFigures, tables: readonly ReportTable[]) {
  const { t } = useTranslation(['dashboard', 'common'])
  const translate = useTranslate()
  const notify = useSnackbar()
  const { section, tab } = useRouteContext()
  const title = translate(tabKey(section.noun, tab.name))
  const strip: ReportTable = {
    id: 'figures',
    title,
    head: [t('report.figure'), t('report.value')],
    rows: [
      [t('report.period'), `${formatDate(scope.from)} – ${formatDate(scope.to)}`],
      ...figures.map(({ label, value, unit }) => [label, unit ? `${value} ${unit}` : value]),
    ],
  }
  const write = async () => {
    try {
      const [{ reportWorkbook }, { saveFile }] = await Promise.all([
        import('./reportWorkbook.ts'),
        import('../mutation/download.ts'),
      ])
      const blob = reportWorkbook([strip, ...tables])
      saveFile({ blob, name: `${tab.name}-${scope.from}-${scope.to}.xlsx` })
      notify({ words: t('common:export.done'), tone: 'success' })
    } catch {
      notify({ words: t('common:network.failed'), tone: 'error' })
    }
  }
  return () => void write()
}

/** Defers an action until each request of the page has an answer or a failure, so that no table is missing. */
function useOnceAnswered(act: () => void) {
  const unanswered = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  const [pending, setPending] = useState(false)
  useEffect(
    function actOnceAnswered() {
      if (!pending || unanswered > 0) return
      // A task later; a render in between begins again, with its own tables.
      const timer = setTimeout(() => {
        setPending(false)
        act()
      })
      return () => clearTimeout(timer)
    },
    [act, pending, unanswered],
  )
  return { pending, onAction: () => setPending(true) }
}

/** Whether the page is being printed, by the button or by the browser. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(function followPrinting() {
    // The browser prints the document as it is when the listener returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
