import { useState } from 'react'

/** Names of fields with an operation in progress. */
export function useBusy() {
  const [names, setNames] = useState<readonly string[]>([])
  return {
    any: names.length > 0,
    tell: (name: string, is: boolean) =>
      setNames((all) => {
        if (all.includes(name) === is) return all
        return is ? [...all, name] : all.filter((one) => one !== name)
      }),
  }
}
