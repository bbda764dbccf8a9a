/** Whether two values are the same as they are sent: plain data, with its keys in one order. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
