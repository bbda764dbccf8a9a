import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { space } from '../../../theme/index.ts'

// For stories only: fields are controlled, so somebody has to keep their value.

interface Valued {
  value: unknown
  onChange: (value: never) => void
}

/** Keeps the value of a field and still tells the story of every change. */
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

/** A form around a story that tells when it is sent. */
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
      {/* A form of several inputs is sent by Enter only where it has such a button. */}
      <button type="submit" hidden />
    </form>
  )

interface CatalogProps<Props> {
  of: ComponentType<Props>
  /** The states, one field each. */
  states: readonly Props[]
}

/** All states of a field beside each other, as wide as a form has them. */
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
