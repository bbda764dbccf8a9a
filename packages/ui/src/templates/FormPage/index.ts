export {
  FieldGrid,
  FieldGroup,
  FormPage,
  type FieldGroupProps,
  type FormPageProps,
} from './FormPage.tsx'
