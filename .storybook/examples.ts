/**
 * Whether a story with a play function is only a test of behaviour. Its name is a sentence ("KeepsADraft",
 * "EnterDoesNotWait") or a way to operate the part; states and variants are nouns.
 */
export const isBehaviour = (name: string) =>
  /^(Keyboard|Drag|LongPress)$|^Enter[A-Z]/.test(name) ||
  (/^[A-Z][a-z]+s[A-Z]/.test(name) && !/^(As|Payments|Plans|Notes|Groups)[A-Z]/.test(name))
