export { Receipt, type ReceiptAmount, type ReceiptLine, type ReceiptProps } from './Receipt.tsx'
