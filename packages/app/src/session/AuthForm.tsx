import { space } from '@zal/ui'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import styled from 'styled-components'

/** Form of a sign-in step: focuses its first field, or the field with an error. */
export function AuthForm({ onSubmit, children }: { onSubmit(): void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(function focusFirstField() {
    const fields = form.current?.querySelectorAll<HTMLElement>('input')
    const chosen = [...(fields ?? [])].find((field) => field.matches(':checked'))
    ;(chosen ?? fields?.[0])?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      {children}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};

  & > a {
    justify-self: center;
  }
`
