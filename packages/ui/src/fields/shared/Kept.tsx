import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/index.ts'

// For stories only: state for controlled fields.

interface Valued {
  value: unknown
  onChange: (value: never) => void
}

/** Stores the value of a field and forwards every change to the story. */
export function Kept<Props extends Valued>({
  of: Field,
  props,
}: {
  of: ComponentType<Props>
  props: Props
}) {
  const [value, setValue] = useState(props.value)
  const onChange = (next: never) => {
    setValue(next)
    props.onChange(next)
  }
  return <Field {...props} value={value} onChange={onChange} />
}

/** Wraps a story in a form and reports its submit. */
export const inForm =
  (sent: () => void): Decorator =>
  (Story) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Story />
      {/* Implicit submission by Enter with several inputs requires a submit button. */}
      <button type="submit" hidden />
    </form>
  )

interface CatalogProps<Props> {
  of: ComponentType<Props>
  /** Props of each state. */
  states: readonly Props[]
}

/** Grid with all states of a field in form width. */
export function Catalog<Props extends Valued>({ of, states }: CatalogProps<Props>): ReactNode {
  return (
    <Grid>
      {states.map((props, index) => (
        <Kept key={index} of={of} props={props} />
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
  gap: ${space[24]};
  align-items: start;
`
