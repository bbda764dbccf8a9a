import { Banner, Button, FieldGroup, FormPage, Inline, Link, Stack, bound } from '@zal/ui'
import { Form, type FormikProps } from 'formik'
import { useEffect, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react'
import { focusFirstWrong } from './firstWrong.ts'
import type { AnyFields, AnyValues, FieldDraw, FormFrameProps } from './form.types.ts'
import { onCtrlEnter } from './onCtrlEnter.ts'
import { hintKey, labelKey, useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useBusy } from './useBusy.ts'
import { useForgottenError } from './useForgottenError.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

interface FormLayoutProps extends FormFrameProps {
  formik: FormikProps<AnyValues>
  /** Values of the draft from before a reload. */
  restored: AnyValues | undefined
  /** Saves the incomplete record; present only where the form allows it. */
  saveUnfinished?(): Promise<void>
  /** Undefined means that nothing is worth keeping. */
  keep(values: AnyValues | undefined): void
  discard(): void
}

/**
 * Page of a form: errors at the top, the fields with their dependent content, the action bar at the
 * bottom.
 */
export function FormLayout(props: FormLayoutProps) {
  const { noun, fields, groups, formik, error, under, restored, keep, clear } = props
  const { values, dirty, errors, touched, submitCount, isSubmitting } = formik
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const Fields = useMemo(() => boundFields(fields), [fields])
  const isLocked = props.locked !== undefined
  const busy = useBusy()
  useLeaveWarning(dirty)
  useForgottenError(values, error, clear)

  useLayoutEffect(
    function beginInFirstField() {
      // A layout effect, so that it runs before the page header focuses the title: on a new record
      // typing can start at once.
      if (!props.stored) form.current?.querySelector<HTMLElement>(fillable)?.focus()
    },
    // Once, when the form opens.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  useEffect(
    function restoreDraft() {
      if (restored) void formik.setValues({ ...values, ...restored }, false)
    },
    // Once, when the form opens.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  useEffect(
    function keepDraft() {
      keep(dirty ? values : undefined)
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [values, dirty],
  )
  useEffect(
    function focusFirstError() {
      if (submitCount === 0 || isSubmitting) return
      focusFirstWrong(form.current)
    },
    [submitCount, isSubmitting],
  )

  const wrong = submitCount > 0 ? Object.keys(errors).filter((name) => touched[name]) : []
  const draw = (name: string) => {
    const Field = Fields[name]
    const Under = under[name]
    if (!Field) return null
    const { required, wide } = fields[name] ?? {}
    const label = say(labelKey(noun, name))
    const hint = say.has(hintKey(noun, name)) ? say(hintKey(noun, name)) : undefined
    return (
      <Stack key={name} data-wide={wide || undefined}>
        <Field
          name={name}
          noun={noun}
          label={label}
          hint={hint}
          required={required}
          disabled={isLocked}
          onBusy={(is) => busy.tell(name, is)}
        />
        {Under && <Under values={values} id={props.stored?.id} />}
      </Stack>
    )
  }
  const grouped = Object.values(groups).flat()
  const rest = Object.keys(fields).filter((name) => !grouped.includes(name))
  const submit = () => {
    if (!isLocked && !busy.any) void formik.submitForm()
  }

  return (
    <Form noValidate ref={form} onKeyDown={onCtrlEnter(submit)}>
      <FormPage
        {...props.head}
        banner={
          <>
            {isLocked && <Banner tone="info">{props.locked}</Banner>}
            {restored && dirty && <Banner tone="info">{say('form.draft')}</Banner>}
            {error && wrong.length === 0 && error.code !== 'stale_record' && (
              <Banner urgent tone="danger" title={say('form.failed')}>
                {sayError(say, error)}
              </Banner>
            )}
            {wrong.length > 0 && (
              <Banner tone="danger" title={say('form.check', { count: wrong.length })}>
                <Inline wrap>
                  {wrong.map((name) => (
                    <Link
                      key={name}
                      href={`#${name}`}
                      onClick={() => focusField(form.current, name)}
                    >
                      {say(labelKey(noun, name))}
                    </Link>
                  ))}
                </Inline>
              </Banner>
            )}
          </>
        }
        bar={
          <>
            {dirty && <span>{say('form.unsaved')}</span>}
            <Button tone="ghost" onClick={dirty ? props.discard : props.cancel}>
              {say(dirty ? 'actions.discard' : 'actions.cancel')}
            </Button>
            {props.saveUnfinished && !isLocked && (
              <Button
                tone="outline"
                disabled={busy.any}
                onClick={() => void props.saveUnfinished?.()}
              >
                {say('actions.saveUnfinished')}
              </Button>
            )}
            {!isLocked && (
              <Button type="submit" pending={isSubmitting || props.pending || busy.any}>
                {say('actions.save')}
              </Button>
            )}
          </>
        }
      >
        {Object.entries(groups).map(([group, names]) => (
          <FieldGroup key={group} title={say(`${noun}:groups.${group}`)}>
            {names.map(draw)}
          </FieldGroup>
        ))}
        {rest.length > 0 && <FieldGroup>{rest.map(draw)}</FieldGroup>}
      </FormPage>
    </Form>
  )
}

type Bound = ComponentType<
  Pick<FieldDraw<unknown>, 'noun' | 'label' | 'hint' | 'disabled' | 'onBusy'> & {
    name: string
    required?: boolean
  }
>

/** Each field type as a memoized component bound to its name in the form. */
function boundFields(fields: AnyFields): Record<string, Bound> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      bound((props: FieldDraw<unknown>) => kind.draw(props)) as Bound,
    ]),
  )
}

const fillable = 'input:enabled, textarea:enabled, select:enabled'

const focusField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"], #${name}`)?.focus()
