export { MapPicker, type MapPickerProps, type MapTiles } from './MapPicker.tsx'
export type { LatLng } from './coordinates.ts'
