import { Button, Dialog, RadioField } from '@zal/ui'
import { useState } from 'react'
import type { Noun } from '../i18n/words.ts'
import type { AnyFields, AnyValues, FieldKind } from './form.types.ts'
import { conflictsOf } from './formValues.ts'
import { isEmpty } from './isEmpty.ts'
import { labelKey, useSay, type Say } from './say.ts'

interface StaleDialogProps {
  noun: Noun
  fields: AnyFields
  mine: AnyValues
  /** The record as somebody else has saved it. */
  theirs: AnyValues
  close(): void
  choose(values: AnyValues): void
}

/** Both values of every field that two people changed; nothing is overwritten unseen. */
export function StaleDialog({ noun, fields, mine, theirs, close, choose }: StaleDialogProps) {
  const say = useSay()
  const [taken, setTaken] = useState<Record<string, 'mine' | 'theirs'>>({})
  const conflicts = conflictsOf(fields, mine, theirs)
  const words = (name: string, kind: FieldKind<unknown, unknown>, value: unknown) =>
    showValue(say, kind, value, { noun, name })
  const merged = () =>
    conflicts.reduce(
      (values, { name, theirs: other }) =>
        taken[name] === 'theirs' ? { ...values, [name]: other } : values,
      mine,
    )
  return (
    <Dialog
      open
      title={say('stale.title')}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {say('actions.cancel')}
          </Button>
          <Button onClick={() => choose(merged())}>{say('stale.keep')}</Button>
        </>
      }
    >
      <p>{say('stale.text')}</p>
      {conflicts.map(({ name, kind, theirs: other }) => (
        <RadioField
          key={name}
          name={name}
          label={say(labelKey(noun, name))}
          value={taken[name] ?? 'mine'}
          onChange={(side) => side && setTaken({ ...taken, [name]: side })}
          options={[
            { id: 'mine', label: words(name, kind, mine[name]), description: say('stale.mine') },
            { id: 'theirs', label: words(name, kind, other), description: say('stale.theirs') },
          ]}
        />
      ))}
    </Dialog>
  )
}

function showValue(
  say: Say,
  kind: FieldKind<unknown, unknown>,
  value: unknown,
  { noun, name }: { noun: Noun; name: string },
): string {
  if (kind.show) return kind.show(value, { noun, name, say })
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  return isEmpty(value) ? say('stale.empty') : String(value)
}
