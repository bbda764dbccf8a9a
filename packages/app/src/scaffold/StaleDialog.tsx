import { Button, Dialog, FactList, RadioField } from '@zal/ui'
import { useState } from 'react'
import type { Noun } from '../i18n/words.ts'
import { mergeOf, type Compared, type Sides } from './conflicts.ts'
import { isEmpty } from './isEmpty.ts'
import type { ShowWords } from './form.types.ts'
import { labelKey, useSay } from './say.ts'
import { useWho } from './who.ts'

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
export function StaleDialog<Values extends object>(props: StaleDialogProps<Values>) {
  const { noun, fields, mine, theirs, close, choose } = props
  const say = useSay()
  const { currency } = useWho()
  const [sides, setSides] = useState<Record<string, 'mine' | 'theirs'>>({})
  const { conflicts, taken, merged } = mergeOf(fields, props)
  const words = (name: keyof Values & string, values: Values) =>
    showValue(fields[name], values[name], { noun, name, say, currency })
  const chosen = () =>
    conflicts.reduce(
      (values, name) => (sides[name] === 'theirs' ? { ...values, [name]: theirs[name] } : values),
      merged,
    )
  return (
    <Dialog
      open
      title={say('stale.title')}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {say('actions.back')}
          </Button>
          <Button onClick={() => choose(chosen())}>
            {say(conflicts.length > 0 ? 'stale.keep' : 'actions.save')}
          </Button>
        </>
      }
    >
      <p>{say(conflicts.length > 0 ? 'stale.text' : 'stale.apart')}</p>
      {conflicts.map((name) => (
        <RadioField
          key={name}
          name={name}
          label={say(labelKey(noun, name))}
          value={sides[name] ?? 'mine'}
          onChange={(side) => side && setSides({ ...sides, [name]: side })}
          options={[
            { id: 'mine', label: words(name, mine), description: say('stale.mine') },
            { id: 'theirs', label: words(name, theirs), description: say('stale.theirs') },
          ]}
        />
      ))}
      {taken.length > 0 && (
        <>
          <p>{say('stale.taken')}</p>
          <FactList
            facts={taken.map((name) => ({
              label: say(labelKey(noun, name)),
              value: words(name, theirs),
            }))}
          />
        </>
      )}
    </Dialog>
  )
}

function showValue(kind: Compared | undefined, value: unknown, words: ShowWords): string {
  const { say } = words
  if (isEmpty(value)) return say('stale.empty')
  if (kind?.show) return kind.show(value, words)
  return typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value)
}
