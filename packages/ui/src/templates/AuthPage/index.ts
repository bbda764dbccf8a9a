export { AuthPage, type AuthPageProps } from './AuthPage.tsx'
