import { formatTime, line, media, space, Tabs, text, token } from '@zal/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { tabKey, titleKey, useTranslate } from '../i18n/index.ts'
import { addressOf, useRouteContext } from '../routing/index.ts'
import { useCan, useSettings } from '../session/index.ts'

interface ReportTabsProps {
  asOf: string | undefined
  /** After the moment: the choice of clubs and the buttons of the page. */
  children?: ReactNode
}

/** Tabs of the section with the moment of the figures; ← and → go to the tab before and after. */
export function ReportTabs({ asOf, children }: ReportTabsProps) {
  const { t } = useTranslation('dashboard')
  const translate = useTranslate()
  const { section, tab } = useRouteContext()
  const { zone } = useSettings()
  const can = useCan()
  const tabs = section.tabs
    .filter((one) => one.inMenu && one.allowed(can))
    .map(({ name }) => ({
      id: name,
      label: translate(tabKey(section.noun, name)),
      href: addressOf(section, name),
    }))
  useArrows(
    tabs.map(({ href }) => href),
    tabs.findIndex(({ id }) => id === tab.name),
  )
  return (
    <Bar>
      <Tabs label={translate(titleKey(section.noun))} tabs={tabs} current={tab.name} />
      <End>
        {asOf && <Stamp>{t('report.asOf', { time: formatTime(asOf, zone) })}</Stamp>}
        {children}
      </End>
    </Bar>
  )
}

/** Elements that use the arrows themselves. */
const USERS =
  'input, textarea, select, [contenteditable], [role=group], [role=radiogroup], [role=dialog], [role=menu], [role=listbox]'

function useArrows(addresses: readonly string[], current: number) {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!step || !isPlain || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(USERS)) return
    if (document.querySelector('dialog[open], [role$=dialog], [role=menu]')) return
    const next = addresses[current + step]
    if (next) void navigate(next)
  })
  useEffect(function listenToArrows() {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: ${space[48]};
  min-width: 0;
  border-block-end: ${line.hair} solid ${token('border.subtle')};

  /* The line of the bar is the line of its tabs. */
  & > nav {
    align-self: end;
    margin-block-end: -${line.hair};
    margin-inline-start: -${space[12]};
    box-shadow: none;
  }

  ${media.print} {
    display: none;
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
`

const Stamp = styled.span`
  ${text('caption')}
  flex: none;
  color: ${token('fg.muted')};
`
