export { AddressField, type AddressFieldProps } from './AddressField.tsx'
export type { Address, Place } from './address.ts'
