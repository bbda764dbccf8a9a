import { businessLimits } from '@zal/api/limits'

/** The code that both screens show while a device waits for its approval, from a random number in [0, 1). */
export const deviceCode = (chance: number, now: Date) => ({
  code: String(Math.floor(chance * 10_000)).padStart(4, '0'),
  code_until: new Date(now.getTime() + businessLimits.deviceCodeSeconds * 1000),
})
