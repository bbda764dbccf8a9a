export { IdCard, type IdCardProps } from './IdCard.tsx'
