export { useBarcodeScanner, type BarcodeScannerOptions } from './useBarcodeScanner.ts'
