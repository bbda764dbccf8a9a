export * from './PasswordField.tsx'
export type { PasswordRule } from './PasswordRules.tsx'
