/** Collects errors that fail a story: logged errors and unhandled requests. */
const faults: string[] = []

/**
 * React's warnings about its test mode, which Storybook enables around events without awaiting it:
 * it ends too early where one event leads to another, such as focus moving on and the blur of the
 * field.
 */
const toolsOwn = /suspended inside an `act` scope|not wrapped in act/

/** The browser reports that observer changes render one frame later; harmless. */
const aFrameLater = /ResizeObserver loop completed with undelivered notifications/

export const report = (fault: string) => faults.push(fault)

/** Records errors from the start of a story; `settle` throws them. */
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
