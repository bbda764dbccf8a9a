import { ApiError } from '@zal/api'
import { SettingRow } from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { errorReason, useTranslate } from '../i18n/index.ts'
import { isEqual } from '../platform/index.ts'
import { LastChangeText } from './LastChangeText.tsx'
import type { LastChange, Setting, SettingsSource } from './settings.types.ts'

interface SettingLineProps<One, Patch> {
  /** Id of the row, for links to it. */
  id: string
  /** Name of the row, with the found part marked. */
  name: ReactNode
  hint?: string
  settings: readonly Setting<One, Patch>[]
  /** Label of one of several settings. */
  labelOf(setting: Setting<One, Patch>): string
  record: One
  changes: readonly LastChange[]
  useSave: SettingsSource<One, Patch>['useSave']
}

/** A row of settings that act at once. A failed change returns to the stored value, with the reason in the row. */
export function SettingLine<One, Patch>({
  id,
  name,
  hint,
  settings,
  labelOf,
  record,
  changes,
  useSave,
}: SettingLineProps<One, Patch>) {
  const translate = useTranslate()
  const { pending, send } = useSave(record)
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<{ setting: string; value: unknown }>()
  // The settings of a row are declared once, so the order of their hooks is constant.
  // oxlint-disable-next-line react/rules-of-hooks
  const words = settings.map(({ kind }) => kind.useWords())

  const put = async ({ name: own, read, patch }: Setting<One, Patch>, value: unknown) => {
    const before = read(record)
    setError(undefined)
    setSent({ setting: own, value })
    try {
      await send(patch(value), (current) => isEqual(read(current), before))
    } catch (thrown) {
      setSent(undefined)
      setError(reasonOf(ApiError.from(thrown)))
    }
  }
  const reasonOf = (failure: ApiError) => {
    if (failure.code === 'stale_record') return translate('settings.stale')
    return Object.values(failure.errors).flat()[0] ?? errorReason(translate, failure)
  }
  /** The sent value until the record with it is here. */
  const shown = ({ name: own, read }: Setting<One, Patch>) =>
    pending && sent?.setting === own ? sent.value : read(record)

  return (
    <SettingRow
      id={id}
      name={name}
      hint={hint}
      size={settings[0]?.allowed(record) ? settings[0].kind.size : undefined}
      error={error}
      change={last()}
    >
      {settings.map((setting, nth) => {
        const { Control } = setting.kind
        if (!setting.allowed(record)) {
          return <span key={setting.name}>{words[nth]?.(shown(setting))}</span>
        }
        return (
          <Control
            key={setting.name}
            label={labelOf(setting)}
            value={shown(setting)}
            onChange={(value) => void put(setting, value)}
            onInvalid={setError}
          />
        )
      })}
    </SettingRow>
  )

  /** The latest change of the row. */
  function last() {
    const change = changes.find((each) => settings.some((own) => own.name === each.setting))
    const nth = settings.findIndex((own) => own.name === change?.setting)
    const own = settings[nth]
    if (!change || !own) return translate('settings.default')
    const { before } = change
    const mayPut = own.allowed(record) && !isEqual(own.read(record), before)
    return (
      <LastChangeText
        label={labelOf(own)}
        change={change}
        was={words[nth]?.(before) ?? ''}
        asks={own.asks}
        putBack={mayPut ? () => put(own, before) : undefined}
      />
    )
  }
}
