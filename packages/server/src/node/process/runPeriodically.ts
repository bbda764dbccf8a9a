export interface PeriodicTask {
  /** No further turn; resolves once the one under way is through. */
  end: () => Promise<void>
}

/** Does work now and after every `pause` ms; a turn that takes longer is not overtaken by the next. */
export function runPeriodically(
  pause: number,
  work: (goesOn: () => boolean) => Promise<void>,
): PeriodicTask {
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let turn = next()

  return {
    end: () => {
      ended = true
      clearTimeout(timer)
      return turn
    },
  }

  async function next() {
    await work(() => !ended)
    if (ended) return
    timer = setTimeout(() => void (turn = next()), pause)
  }
}
