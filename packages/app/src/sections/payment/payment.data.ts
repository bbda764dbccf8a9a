import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const payments = resource('payment', {
  list: '/management/payment-list/',
  one: '/management/payment/{id}/',
})

export type Payment = Results<'/management/payment/{id}/', 'get'>
export type Plan = Results<'/management/selectable-packages/', 'get'>[number]
export type Held = Results<'/customer/{id}/active-membership/', 'get'>
