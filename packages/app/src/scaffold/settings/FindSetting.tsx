import { SearchField } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/index.ts'
import { singleKeysAtom } from '../platform/index.ts'

interface FindSettingProps {
  value: string
  onChange(value: string): void
}

/** Filters the rows of the page. On this page / leads here instead of the search of everything. */
export function FindSetting({ value, onChange }: FindSettingProps) {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const isSingle = useAtomValue(singleKeysAtom)
  useEffect(
    function focusBySlash() {
      if (!isSingle) return
      const hear = (event: KeyboardEvent) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
        if (event.key !== '/' || !isPlain || isTyping(event.target)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        field.current?.focus()
      }
      // Before the shortcuts of the shell.
      window.addEventListener('keydown', hear, { capture: true })
      return () => window.removeEventListener('keydown', hear, { capture: true })
    },
    [isSingle],
  )
  return (
    <SearchField
      ref={field}
      label={translate('settings.find')}
      hideLabel
      placeholder={translate('settings.find')}
      debounce={0}
      minLength={1}
      value={value}
      onChange={onChange}
    />
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="dialog"]') !== null
