/** Ages by which members are counted and filtered; `unknown` without a date of birth. */
export const ageBands = [
  'under_18',
  '18_24',
  '25_34',
  '35_44',
  '45_54',
  'over_54',
  'unknown',
] as const
