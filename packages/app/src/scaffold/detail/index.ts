export { detailPage } from './detailPage.tsx'
