import type { OnlineProvider } from '../../core/online.ts'

/**
 * Provider for development: needs no network and takes no money. Buttons of the waiting screen simulate the
 * customer; the payment URL leads to that screen.
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
