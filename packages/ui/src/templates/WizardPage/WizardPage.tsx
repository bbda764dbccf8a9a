import type { ReactNode } from 'react'
import { FormPage, type FormPageProps } from '../FormPage/index.ts'

export interface WizardPageProps extends FormPageProps {
  /** Where the flow stands. */
  stepper: ReactNode
}

/** A form in steps: the same page with a stepper above the fields. */
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
