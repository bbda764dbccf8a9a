import { Button, Dialog, FactList, RadioField } from '@zal/ui'
import { useState } from 'react'
import type { Noun } from '../../i18n/words.ts'
import { threeWayMerge, type Compared, type Sides } from './threeWayMerge.ts'
import { isEmpty } from './isEmpty.ts'
import type { FormatContext } from './form.types.ts'
import { labelKey, useTranslate } from '../i18n/index.ts'
import { useCurrentUser } from '../session/index.ts'

interface StaleDialogProps<Values> extends Sides<Values> {
  noun: Noun
  fields: { [K in keyof Values]?: Compared }
  close(): void
  choose(values: Values): void
}

/**
 * Conflict dialog: both values of every field that two users changed. Fields changed only by the
 * other user are listed and kept.
 */
export function ConflictDialog<Values extends object>(props: StaleDialogProps<Values>) {
  const { noun, fields, mine, theirs, close, choose } = props
  const translate = useTranslate()
  const { currency } = useCurrentUser()
  const [sides, setSides] = useState<Record<string, 'mine' | 'theirs'>>({})
  const { conflicts, taken, merged } = threeWayMerge(fields, props)
  const words = (name: keyof Values & string, values: Values) =>
    showValue(fields[name], values[name], { noun, name, translate, currency })
  const chosen = () =>
    conflicts.reduce(
      (values, name) => (sides[name] === 'theirs' ? { ...values, [name]: theirs[name] } : values),
      merged,
    )
  return (
    <Dialog
      open
      title={translate('stale.title')}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {translate('actions.back')}
          </Button>
          <Button onClick={() => choose(chosen())}>
            {translate(conflicts.length > 0 ? 'stale.keep' : 'actions.save')}
          </Button>
        </>
      }
    >
      <p>{translate(conflicts.length > 0 ? 'stale.text' : 'stale.apart')}</p>
      {conflicts.map((name) => (
        <RadioField
          key={name}
          name={name}
          label={translate(labelKey(noun, name))}
          value={sides[name] ?? 'mine'}
          onChange={(side) => side && setSides({ ...sides, [name]: side })}
          options={[
            { id: 'mine', label: words(name, mine), description: translate('stale.mine') },
            { id: 'theirs', label: words(name, theirs), description: translate('stale.theirs') },
          ]}
        />
      ))}
      {taken.length > 0 && (
        <>
          <p>{translate('stale.taken')}</p>
          <FactList
            facts={taken.map((name) => ({
              label: translate(labelKey(noun, name)),
              value: words(name, theirs),
            }))}
          />
        </>
      )}
    </Dialog>
  )
}

function showValue(kind: Compared | undefined, value: unknown, words: FormatContext): string {
  const { translate } = words
  if (isEmpty(value)) return translate('stale.empty')
  if (kind?.format) return kind.format(value, words)
  return typeof value === 'boolean' ? translate(value ? 'yes' : 'no') : String(value)
}
