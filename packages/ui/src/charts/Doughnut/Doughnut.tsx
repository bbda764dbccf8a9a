import { Ring, type RingProps } from '../shared/Ring.tsx'

export type DoughnutProps = RingProps

/** Doughnut chart with up to eight parts. */
export function Doughnut(props: DoughnutProps) {
  return <Ring half={false} {...props} />
}
