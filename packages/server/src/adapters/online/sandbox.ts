import type { OnlineProvider } from '../../core/money/onlineProvider.ts'

/**
 * Stands in for a provider where none is connected: it needs no network and takes no money. What the customer did is
 * said by a button of the waiting screen. The link leads back to that screen.
 */
export const sandboxProvider = (address: () => string): OnlineProvider => {
  const nobody = async () => new Response(null, { status: 404 })
  return {
    isSandbox: true,
    begin: async ({ order }) => `${address()}/payment/waiting/${order}`,
    hear: nobody,
    fault: () => new Response(null, { status: 404 }),
  }
}
