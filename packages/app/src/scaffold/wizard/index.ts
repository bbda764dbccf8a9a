export { useWizard, wizard, WizardStepPage } from './wizard.tsx'
export type { WizardStep } from './wizard.types.ts'
