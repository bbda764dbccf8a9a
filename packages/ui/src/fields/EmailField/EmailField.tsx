import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/** An e-mail address; blanks, which only come by pasting, are dropped. */
export function EmailField({ onChange, ...props }: EmailFieldProps) {
  return (
    <TextField
      spellCheck={false}
      {...props}
      // `type="email"` would bring the browser's own wording and hide the caret from us.
      type="text"
      inputMode="email"
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
    />
  )
}
