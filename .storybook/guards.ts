/** What a story must never do: log an error, or ask the network for something nobody answers. */
const faults: string[] = []

/**
 * React's words about its own test mode, which the book switches on around events and cannot await: it ends too early
 * where an event leads to another one, as the focus that goes on tells the field it leaves that it has changed.
 */
const toolsOwn = /suspended inside an `act` scope|not wrapped in act/

/** The browser tells that what an observer changed is drawn a frame later; nothing is lost by it. */
const aFrameLater = /ResizeObserver loop completed with undelivered notifications/

export const report = (fault: string) => faults.push(fault)

/** Listens from the start of a story; `settle` throws what was heard. */
export function listen(expected: RegExp[] = []) {
  faults.length = 0
  const { error } = console
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (![toolsOwn, aFrameLater, ...expected].some((pattern) => pattern.test(text))) report(text)
    error(...words)
  }
  return () => {
    console.error = error
  }
}

export function settle() {
  const heard = faults.splice(0)
  if (heard.length > 0) throw new Error(`The story was not clean:\n${heard.join('\n')}`)
}
