export { refuseField } from '../../rules/refuseField.ts'
