import { Ring, type RingProps } from '../shared/ring/Ring.tsx'

export type DoughnutProps = RingProps

/** The parts of a whole as a ring, up to eight of them. */
export function Doughnut(props: DoughnutProps) {
  return <Ring half={false} {...props} />
}
