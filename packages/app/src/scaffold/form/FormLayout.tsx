import { Banner, Button, FieldGroup, FormPage, Inline, Link, Stack, bound } from '@zal/ui'
import { Form, type FormikProps } from 'formik'
import { useEffect, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react'
import { focusFirstError } from './focusFirstError.ts'
import type { AnyFields, AnyValues, FieldRenderProps, FormBodyProps } from './form.types.ts'
import { onCtrlEnter } from './onCtrlEnter.ts'
import { errorMessage, hintKey, labelKey, useTranslate } from '../i18n/index.ts'
import { useBusy } from './useBusy.ts'
import { useClearServerErrorOnChange } from './useClearServerErrorOnChange.ts'
import { useLeaveWarning } from '../routing/index.ts'

interface FormLayoutProps extends FormBodyProps {
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
 * Page of a form: errors at the top, the fields, the action bar at the bottom.
 */
export function FormLayout(props: FormLayoutProps) {
  const { noun, fields, groups, formik, error, restored, keep, clear } = props
  const { values, dirty, errors, touched, submitCount, isSubmitting } = formik
  const translate = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const Fields = useMemo(() => boundFields(fields), [fields])
  const isLocked = props.locked !== undefined
  const busy = useBusy()
  useLeaveWarning(dirty)
  useClearServerErrorOnChange(values, error, clear)

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
    function focusAfterSubmit() {
      if (submitCount === 0 || isSubmitting) return
      focusFirstError(form.current)
    },
    [submitCount, isSubmitting],
  )

  const wrong = submitCount > 0 ? Object.keys(errors).filter((name) => touched[name]) : []
  const draw = (name: string) => {
    const Field = Fields[name]
    if (!Field) return null
    const { required, wide } = fields[name] ?? {}
    const label = translate(labelKey(noun, name))
    const hint = translate.has(hintKey(noun, name)) ? translate(hintKey(noun, name)) : undefined
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
        aside={props.aside}
        banner={
          <>
            {isLocked && <Banner tone="info">{props.locked}</Banner>}
            {restored && dirty && <Banner tone="info">{translate('form.draft')}</Banner>}
            {error && wrong.length === 0 && error.code !== 'stale_record' && (
              <Banner urgent tone="danger" title={translate('form.failed')}>
                {errorMessage(translate, error)}
              </Banner>
            )}
            {wrong.length > 0 && (
              <Banner tone="danger" title={translate('form.check', { count: wrong.length })}>
                <Inline wrap>
                  {wrong.map((name) => (
                    <Link
                      key={name}
                      href={`#${name}`}
                      onClick={() => focusField(form.current, name)}
                    >
                      {translate(labelKey(noun, name))}
                    </Link>
                  ))}
                </Inline>
              </Banner>
            )}
          </>
        }
        bar={
          <>
            {dirty && <span>{translate('form.unsaved')}</span>}
            <Button tone="ghost" onClick={dirty ? props.discard : props.cancel}>
              {translate(dirty ? 'actions.discard' : 'actions.cancel')}
            </Button>
            {props.saveUnfinished && !isLocked && (
              <Button
                tone="outline"
                disabled={busy.any}
                onClick={() => void props.saveUnfinished?.()}
              >
                {translate('actions.saveUnfinished')}
              </Button>
            )}
            {!isLocked && (
              <Button type="submit" pending={isSubmitting || props.pending || busy.any}>
                {translate('actions.save')}
              </Button>
            )}
          </>
        }
      >
        {Object.entries(groups).map(([group, names]) => (
          <FieldGroup key={group} title={translate(`${noun}:groups.${group}`)}>
            {names.map(draw)}
          </FieldGroup>
        ))}
        {rest.length > 0 && <FieldGroup>{rest.map(draw)}</FieldGroup>}
      </FormPage>
    </Form>
  )
}

type Bound = ComponentType<
  Pick<FieldRenderProps<unknown>, 'noun' | 'label' | 'hint' | 'disabled' | 'onBusy'> & {
    name: string
    required?: boolean
  }
>

/** Each field type as a memoized component bound to its name in the form. */
function boundFields(fields: AnyFields): Record<string, Bound> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      bound((props: FieldRenderProps<unknown>) => kind.render(props)) as Bound,
    ]),
  )
}

const fillable = 'input:enabled, textarea:enabled, select:enabled'

const focusField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"], #${name}`)?.focus()
