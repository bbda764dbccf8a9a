/** What a story must never do: log an error, or ask the network for something nobody answers. */
const faults: string[] = []

/** React's word about its own test mode, which the book switches on around events and cannot await. */
const toolsOwn = /suspended inside an `act` scope/

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
