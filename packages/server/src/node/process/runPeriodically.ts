export interface PeriodicTask {
  /** Starts the next turn now, or as soon as the current one has ended. */
  wake: () => void
  /** Stops further turns; resolves once the current one has ended. */
  end: () => Promise<void>
}

/** Runs work now, after every `pause` ms, and when it is woken; a turn never overlaps the next. */
export function runPeriodically(
  pause: number,
  work: (goesOn: () => boolean) => Promise<void>,
): PeriodicTask {
  let ended = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let turn = next()

  return {
    wake: () => {
      isWoken = true
      if (timer) start()
    },
    end: () => {
      ended = true
      clearTimeout(timer)
      return turn
    },
  }

  function start() {
    clearTimeout(timer)
    timer = undefined
    if (!ended) turn = next()
  }

  async function next() {
    do {
      isWoken = false
      await work(() => !ended)
    } while (isWoken && !ended)
    if (!ended) timer = setTimeout(start, pause)
  }
}
