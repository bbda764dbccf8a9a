export { DetailPage, type DetailPageProps } from './DetailPage.tsx'
