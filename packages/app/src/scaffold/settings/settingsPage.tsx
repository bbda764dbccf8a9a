import {
  breakpoint,
  Button,
  Card,
  Columns,
  EmptyState,
  ListPage,
  SettingRow,
  SkeletonText,
  space,
  Stack,
  Tabs,
  useIsBelow,
} from '@zal/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Noun } from '../../i18n/words.ts'
import { Boundary } from '../feedback/index.ts'
import { titleKey, useTranslate, type Translate } from '../i18n/index.ts'
import { usePageHeader, type ScreenComponent } from '../routing/index.ts'
import { FindSetting } from './FindSetting.tsx'
import { SettingLine } from './SettingLine.tsx'
import type { LastChange, SettingRowSpec, SettingsOptions } from './settings.types.ts'

/**
 * Screen of settings that act at once: groups of rows as anchors, a search among them, who changed each one last and the
 * way back. Without the right the values are plain text.
 *
 * @example
 * export const view = settingsPage('setting', {
 *   source: clubSettings,
 *   groups: { checkin: [{ name: 'inside', settings: [setting({ name: 'inside_minutes', … })] }] },
 * })
 */
export function settingsPage<One, Patch>(
  noun: Noun,
  { source, groups, notes = [], Rail }: SettingsOptions<One, Patch>,
): ScreenComponent {
  const names = Object.keys(groups)
  /** The group that an anchor leads to, itself or by one of its rows. */
  const groupAt = (anchor: string) =>
    names.find((name) => name === anchor || groups[name]?.some((row) => row.name === anchor))
  return SettingsScreen

  function SettingsScreen() {
    const translate = useTranslate()
    const head = usePageHeader(translate(titleKey(noun)))
    const isNarrow = useIsBelow(breakpoint.md)
    const query = source.useRecord()
    const [q, setQ] = useState('')
    const hash = useLocation().hash.slice(1)
    const find = <FindSetting value={q} onChange={setQ} />
    return (
      <ListPage
        {...head}
        filters={isNarrow && find}
        actions={isNarrow ? undefined : find}
        tabs={
          <Tabs
            label={head.title}
            current={groupAt(hash) ?? names[0] ?? ''}
            tabs={names.map((name) => ({
              id: name,
              label: translate(`${noun}:groups.${name}`),
              href: `#${name}`,
            }))}
          />
        }
      >
        <Boundary query={query} skeleton={<SkeletonText lines={12} />}>
          {(record) => (
            <Columns side="rail">
              <Groups record={record} q={q} clear={() => setQ('')} anchor={hash} />
              {Rail && (
                <Stack>
                  <Rail record={record} />
                </Stack>
              )}
            </Columns>
          )}
        </Boundary>
      </ListPage>
    )
  }

  interface GroupsProps {
    record: One
    q: string
    clear(): void
    /** The group or row that the address leads to. */
    anchor: string
  }

  function Groups({ record, q, clear, anchor }: GroupsProps) {
    const translate = useTranslate()
    const changes = source.useChanges() ?? []
    useEffect(
      function goToAnchor() {
        if (!anchor) return
        const block = names.includes(anchor) ? 'start' : 'center'
        document.getElementById(anchor)?.scrollIntoView({ block })
      },
      [anchor],
    )
    const found = names
      .map((name) => ({ name, rows: (groups[name] ?? []).filter((row) => isFound(row, q)) }))
      .filter(({ rows }) => rows.length > 0)
    if (found.length === 0) {
      return (
        <EmptyState
          kind="unmatched"
          title={translate('settings.unmatched', { q })}
          action={
            <Button tone="outline" onClick={clear}>
              {translate('actions.clearSearch')}
            </Button>
          }
        />
      )
    }
    return (
      <Stack>
        {found.map(({ name, rows }) => (
          <Card
            key={name}
            id={name}
            flush
            title={translate(`${noun}:groups.${name}`)}
            actions={notes.includes(name) && <small>{translate(`${noun}:notes.${name}`)}</small>}
            style={{ scrollMarginBlockStart: space[64] }}
          >
            {rows.map((row) => (
              <Row
                key={row.name}
                row={row}
                record={record}
                q={q}
                isTarget={row.name === anchor}
                changes={changes}
              />
            ))}
          </Card>
        ))}
      </Stack>
    )

    function isFound(row: SettingRowSpec<One, Patch>, wanted: string) {
      const { label, hint } = textsOf(translate, row.name)
      return `${label} ${hint ?? ''}`.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())
    }
  }

  interface RowProps {
    row: SettingRowSpec<One, Patch>
    record: One
    q: string
    /** The address leads to this row, so its name is marked. */
    isTarget: boolean
    changes: readonly LastChange[]
  }

  function Row({ row, record, q, isTarget, changes }: RowProps) {
    const translate = useTranslate()
    const { label, hint } = textsOf(translate, row.name)
    const name = marked(label, q || (isTarget ? label : ''))
    if (row.Value) {
      return (
        <SettingRow id={row.name} name={name} hint={hint}>
          <row.Value record={record} label={label} />
        </SettingRow>
      )
    }
    return (
      <SettingLine
        id={row.name}
        name={name}
        hint={hint}
        settings={row.settings}
        labelOf={(own) =>
          row.settings.length > 1 ? translate(`${noun}:rows.${row.name}.parts.${own.name}`) : label
        }
        record={record}
        changes={changes}
        useSave={source.useSave}
      />
    )
  }

  function textsOf(translate: Translate, row: string) {
    return {
      label: translate(`${noun}:rows.${row}.name`),
      hint: translate.plain(`${noun}:rows.${row}.hint`),
    }
  }
}

/** The text with the found part marked. */
function marked(text: string, q: string): ReactNode {
  const at = q ? text.toLocaleLowerCase().indexOf(q.toLocaleLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + q.length)}</mark>
      {text.slice(at + q.length)}
    </>
  )
}
