import { Ring, type RingProps } from '../shared/Ring.tsx'

export type HalfDoughnutProps = RingProps

/** Half a doughnut with the legend below: payments by method. */
export function HalfDoughnut(props: HalfDoughnutProps) {
  return <Ring half {...props} />
}
