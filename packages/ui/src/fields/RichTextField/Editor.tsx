import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanHtml } from '../../components/RichText/cleanHtml.ts'
import type { GroupAria } from '../shared/FieldFrame.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import { fill } from '../../format/index.ts'
import { useFieldWords } from '../shared/words.ts'
import { extensions } from './extensions.ts'
import { documentOf, htmlOf, lettersOf } from './html.ts'
import { Box, Foot, heightOf, Paper, Placeholder } from './RichTextField.parts.ts'
import type { RichTextFieldProps } from './RichTextField.tsx'
import { Tools } from './Tools.tsx'

interface EditorProps extends Omit<RichTextFieldProps, 'label' | 'hint' | 'error' | 'required'> {
  rows: number
  /** Aria attributes that associate label, hint and error. */
  aria: GroupAria
}

/** The editor, loaded on demand. */
export function Editor({
  value,
  onChange,
  onBlur,
  placeholder,
  maxLength,
  rows,
  disabled = false,
  aria,
}: EditorProps) {
  const tools = useRef<HTMLDivElement>(null)
  /**
   * Values passed to the owner that may still come back, the latest last: typing is faster than
   * rendering.
   */
  const told = useRef([value])
  const [start] = useState(() => documentOf(value))
  const labelId = aria['aria-labelledby']
  const toTools = () => tools.current?.querySelector<HTMLElement>('button')?.focus()

  const editor = useEditor({
    extensions,
    content: start,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...attributesOf(aria),
        ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
        ...(disabled && { 'aria-disabled': 'true' }),
        style: `min-block-size:${heightOf(rows)}`,
      },
      transformPastedHTML: cleanHtml,
      handleKeyDown: (view, event) => answer(event, view.dom, toTools),
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed)
      if (html === told.current.at(-1)) return
      told.current.push(html)
      onChange(html)
    },
  })

  const takeValue = useEffectEvent((next: string) => {
    const at = told.current.lastIndexOf(next)
    if (at >= 0) {
      told.current.splice(0, at)
      return
    }
    told.current = [next]
    editor.commands.setContent(documentOf(next), { emitUpdate: false })
  })
  useEffect(
    function takeValueFromOutside() {
      takeValue(value)
    },
    [value],
  )
  useEffect(
    function focusByTheLabel() {
      const label = document.getElementById(labelId)
      const focus = () => editor.commands.focus()
      label?.addEventListener('click', focus)
      return () => label?.removeEventListener('click', focus)
    },
    [editor, labelId],
  )

  return (
    <Box onBlur={leftGroup(onBlur)}>
      <Tools ref={tools} editor={editor} disabled={disabled} />
      <Paper>
        <EditorContent editor={editor} />
        <Ghost editor={editor} text={placeholder} />
      </Paper>
      {maxLength !== undefined && <Letters editor={editor} max={maxLength} />}
    </Box>
  )
}

type Live = ReturnType<typeof useEditor>

/** Visible placeholder; screen readers get it from the textbox. */
function Ghost({ editor, text }: { editor: Live; text?: string }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty })
  return text && isEmpty ? <Placeholder aria-hidden>{text}</Placeholder> : null
}

/** Character counter; announced only above the limit. */
function Letters({ editor, max }: { editor: Live; max: number }) {
  const { richText } = useFieldWords()
  const count = useEditorState({ editor, selector: ({ editor: now }) => lettersOf(now) })
  const over = count - max
  return (
    <Foot data-over={over > 0}>
      <span role="status">{over > 0 && fill(richText.tooMany, { over })}</span>
      <span>{fill(richText.letters, { count, max })}</span>
    </Foot>
  )
}

function attributesOf({ id, ...aria }: GroupAria): Record<string, string> {
  const given = Object.entries(aria).filter(([, value]) => value !== undefined)
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  }
}

/** Keys beyond those of the editor. */
function answer(event: KeyboardEvent, text: HTMLElement, toTools: () => void) {
  if (event.altKey && event.key === 'F10') toTools()
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    text.closest('form')?.requestSubmit()
  } else return false
  event.preventDefault()
  return true
}
