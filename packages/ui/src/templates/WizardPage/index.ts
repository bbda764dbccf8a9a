export { WizardPage, type WizardPageProps } from './WizardPage.tsx'
