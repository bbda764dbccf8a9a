import { DEPOSIT, methodsIn, type Method } from '@zal/api/methods'
import {
  Button,
  CheckboxField,
  ChevronDownIcon,
  ChevronUpIcon,
  Dialog,
  IconButton,
  Inline,
  LinkButton,
  Stack,
  TextAreaField,
} from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../i18n/words.ts'
import { useCurrentUser, type Settings } from '../../../scaffold/session/index.ts'
import type { ControlProps, SettingKind } from '../../../scaffold/settings/index.ts'

interface EditingProps<Value> extends Pick<ControlProps<Value>, 'label' | 'value' | 'onChange'> {
  /** Opens the dialog. */
  open: string
  text?: string
  /** Why the draft can’t be saved. */
  wrong?(draft: Value): string | undefined
  children(draft: Value, set: (draft: Value) => void): ReactNode
}

/** A value too large for a row: edited in a dialog, which saves it as one. */
function Editing<Value>({
  label,
  value,
  onChange,
  open,
  text,
  wrong,
  children,
}: EditingProps<Value>) {
  const { t } = useTranslation('common')
  const [draft, setDraft] = useState<{ value: Value }>()
  const close = () => setDraft(undefined)
  const problem = draft && wrong?.(draft.value)
  return (
    <>
      <LinkButton type="button" onClick={() => setDraft({ value })}>
        {open}
      </LinkButton>
      {draft && (
        <Dialog
          open
          size="sm"
          title={label}
          description={text}
          onClose={close}
          actions={
            <>
              <Button tone="outline" onClick={close}>
                {t('actions.cancel')}
              </Button>
              <Button
                disabled={problem !== undefined}
                onClick={() => {
                  close()
                  onChange(draft.value)
                }}
              >
                {t('actions.save')}
              </Button>
            </>
          }
        >
          <Stack>
            {children(draft.value, (next) => setDraft({ value: next }))}
            {problem && <p role="alert">{problem}</p>}
          </Stack>
        </Dialog>
      )}
    </>
  )
}

/** Payment methods: which are offered, and their order at the desk. */
export const methodsKind: SettingKind<Method[]> = {
  Control: (props) => {
    const { t } = useTranslation(['setting', 'domain'])
    const { country } = useCurrentUser()
    // The deposit has a switch of its own.
    const all = methodsIn(country).filter((id) => id !== DEPOSIT)
    const on = props.value.filter((id) => id !== DEPOSIT).length
    return (
      <Editing
        {...props}
        open={t('methods.open', { on, all: all.length })}
        text={t('methods.text')}
        wrong={(draft) => (draft.some((id) => id !== DEPOSIT) ? undefined : t('methods.least'))}
      >
        {(draft, set) => {
          const order = [...draft, ...all.filter((id) => !draft.includes(id))]
          return order
            .filter((id) => id !== DEPOSIT)
            .map((id) => {
              const at = draft.indexOf(id)
              const label = t(`domain:method.${id}`)
              return (
                <Inline key={id} align="between">
                  <CheckboxField
                    label={label}
                    value={at >= 0}
                    onChange={(isOn) =>
                      set(isOn ? [...draft, id] : draft.filter((each) => each !== id))
                    }
                  />
                  <Inline gap="tight">
                    <IconButton
                      icon={ChevronUpIcon}
                      size="sm"
                      label={t('methods.up', { name: label })}
                      disabled={at <= 0}
                      onClick={() => set(swapped(draft, at, at - 1))}
                    />
                    <IconButton
                      icon={ChevronDownIcon}
                      size="sm"
                      label={t('methods.down', { name: label })}
                      disabled={at < 0 || at === draft.length - 1}
                      onClick={() => set(swapped(draft, at, at + 1))}
                    />
                  </Inline>
                </Inline>
              )
            })
        }}
      </Editing>
    )
  },
  useWords() {
    const { t } = useTranslation('domain')
    return (value) => value.map((id) => t(`method.${id}`)).join(', ')
  },
}

const swapped = <Each,>(list: readonly Each[], one: number, other: number): Each[] =>
  list.map((each, at) => list[at === one ? other : at === other ? one : at] ?? each)

const most = 12
const shortest = 3
const longest = 60

/** The usual reasons of a discount, one a line. */
export const reasonsKind: SettingKind<string[]> = {
  Control: (props) => {
    const { t } = useTranslation('setting')
    const count = props.value.length
    const wrong = (draft: readonly string[]) => {
      const kept = written(draft)
      if (kept.length > most) return t('reasons.most', { most })
      const isWrong = kept.some((each) => each.length < shortest || each.length > longest)
      return isWrong ? t('reasons.length', { min: shortest, max: longest }) : undefined
    }
    return (
      <Editing
        {...props}
        open={count > 0 ? t('reasons.open', { count }) : t('reasons.add')}
        text={t('reasons.text')}
        wrong={wrong}
        onChange={(draft) => props.onChange(written(draft))}
      >
        {(draft, set) => (
          <TextAreaField
            label={t('reasons.label')}
            rows={6}
            value={draft.join('\n')}
            onChange={(text) => set(text.split('\n'))}
          />
        )}
      </Editing>
    )
  },
  useWords() {
    const { t } = useTranslation('common')
    return (value) => value.join(', ') || t('settings.none')
  },
}

const written = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => line.trim()).filter(Boolean)),
]

/** The text below a receipt, in three languages. */
export const footerKind: SettingKind<Settings['receipt']['footer']> = {
  Control: (props) => {
    const { t } = useTranslation(['setting', 'session'])
    return (
      <Editing {...props} open={t('footer.open')} text={t('footer.text')}>
        {(draft, set) =>
          languages.map((each) => (
            <TextAreaField
              key={each}
              label={t(`session:languages.${each}`)}
              rows={2}
              maxLength={200}
              value={draft[each]}
              onChange={(text) => set({ ...draft, [each]: text })}
            />
          ))
        }
      </Editing>
    )
  },
  useWords() {
    const { t } = useTranslation('setting')
    return (value) => Object.values(value).filter(Boolean).join(' / ') || t('footer.empty')
  },
}
