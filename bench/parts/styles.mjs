/**
 * Further files of each component: Mantine's styles by its own list (mantine.dev/styles/css-files-list) and
 * by the sources of what a component is built on; texts of this repository.
 */
const core = (...names) =>
  ['baseline', 'default-css-variables', 'global', ...names].map(
    (name) => `@mantine/core/styles/${name}.css`,
  )

export const styles = {
  Button: core('UnstyledButton', 'Button'),
  Select: core('ScrollArea', 'Popover', 'Input', 'Combobox'),
  DatePicker: [
    ...core('UnstyledButton', 'Popover', 'Input', 'InlineInput'),
    '@mantine/dates/styles.css',
  ],
  Dialog: core('UnstyledButton', 'Paper', 'CloseButton', 'Overlay', 'ModalBase', 'Modal'),
  DataTable: core('UnstyledButton', 'Table'),
}

/** Sections of locales/en/ui.json. */
export const words = {
  Button: [],
  Select: ['fields', 'parts'],
  DatePicker: ['fields', 'parts'],
  Dialog: ['parts'],
  DataTable: ['parts', 'table'],
}
