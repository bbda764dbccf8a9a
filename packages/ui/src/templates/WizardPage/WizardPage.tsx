import type { ReactNode } from 'react'
import { FormPage, type FormPageProps } from '../FormPage/index.ts'

export interface WizardPageProps extends FormPageProps {
  /** Progress indicator. */
  stepper: ReactNode
}

/** Page of a multi-step form: a form page with a stepper above the fields. */
export function WizardPage({ stepper, banner, ...page }: WizardPageProps) {
  return (
    <FormPage
      {...page}
      banner={
        <>
          {stepper}
          {banner}
        </>
      }
    />
  )
}
