import { Ring, type RingProps } from '../shared/ring/Ring.tsx'

export type HalfDoughnutProps = RingProps

/** The parts of a whole as half a ring with the words below: payments by method. */
export function HalfDoughnut(props: HalfDoughnutProps) {
  return <Ring half {...props} />
}
