import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/** Email field; removes whitespace, which only comes from pasting. */
export function EmailField({ onChange, ...props }: EmailFieldProps) {
  return (
    <TextField
      spellCheck={false}
      {...props}
      // `type="email"` would show the browser's own messages and hide the caret position.
      type="text"
      inputMode="email"
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
    />
  )
}
