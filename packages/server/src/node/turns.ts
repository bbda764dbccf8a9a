export interface Turns {
  /** Stops further turns; resolves once the current one has ended. */
  end: () => Promise<void>
}

/** Runs work now and after every `pause` ms; a turn never overlaps the next. */
export function turns(pause: number, work: (goesOn: () => boolean) => Promise<void>): Turns {
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
