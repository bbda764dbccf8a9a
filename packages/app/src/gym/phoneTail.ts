/** Whether it is the end of a phone as the desk types it: four digits are a whole question. */
export const isPhoneTail = (typed: string): boolean => /^\d{4}$/.test(typed)
