/**
 * Accounts that the double entry keeps with the opposite sign: what the club earned, what it owes
 * its members, and the differences of the cash. Shown, they are positive where they grow.
 */
const earned = ['membership', 'service', 'discount', 'deposit', 'cash_difference']

/** Whether the account says what the money is for, not where it is. */
export const isEarned = (account: string) => earned.includes(account)

/** An amount of an account as people read it: revenue is positive. */
export const readable = (account: string, amount: number) =>
  isEarned(account) && amount !== 0 ? -amount : amount
