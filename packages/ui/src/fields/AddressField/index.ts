export { AddressField, type AddressFieldProps } from './AddressField.tsx'
export { isPlaced, type Address, type Place } from './address.ts'
