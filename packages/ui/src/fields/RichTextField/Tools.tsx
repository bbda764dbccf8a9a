import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import styled from 'styled-components'
import {
  BoldIcon,
  type IconComponent,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumbersIcon,
  RedoIcon,
  UnderlineIcon,
  UndoIcon,
} from '../../icons/index.ts'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { useFieldWords } from '../shared/words.ts'
import { LinkForm } from './LinkForm.tsx'
import { Bar, Split, Tool, tools } from './RichTextField.parts.ts'

interface ToolsProps {
  editor: Editor
  disabled: boolean
  ref: Ref<HTMLDivElement>
}

/** Toolbar of the editor. Arrows move between the buttons, Escape returns to the text. */
export function Tools({ editor, disabled, ref }: ToolsProps) {
  const { richText: words } = useFieldWords()
  const [linking, setLinking] = useState(false)
  const now = useEditorState({ editor, selector: stateOf })
  const run = () => editor.chain().focus()
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    run().run()
  }
  const button = (props: ButtonProps) => <ToolButton disabled={disabled} {...props} />
  return (
    <>
      <Bar ref={ref} onKeyDown={back}>
        <AriaLanguage>
          <Row aria-label={words.toolbar}>
            {button({
              label: words.bold,
              keys: 'Control+B',
              icon: BoldIcon,
              pressed: now.bold,
              onPress: () => run().toggleBold().run(),
            })}
            {button({
              label: words.italic,
              keys: 'Control+I',
              icon: ItalicIcon,
              pressed: now.italic,
              onPress: () => run().toggleItalic().run(),
            })}
            {button({
              label: words.underline,
              keys: 'Control+U',
              icon: UnderlineIcon,
              pressed: now.underline,
              onPress: () => run().toggleUnderline().run(),
            })}
            <Split />
            {button({
              label: words.bullets,
              keys: 'Control+Shift+8',
              icon: ListIcon,
              pressed: now.bullets,
              onPress: () => run().toggleBulletList().run(),
            })}
            {button({
              label: words.numbers,
              keys: 'Control+Shift+7',
              icon: NumbersIcon,
              pressed: now.numbers,
              onPress: () => run().toggleOrderedList().run(),
            })}
            <Split />
            {button({
              label: words.link,
              icon: LinkIcon,
              pressed: now.link || linking,
              onPress: () => setLinking(!linking),
            })}
            <Split />
            {button({
              label: words.undo,
              keys: 'Control+Z',
              icon: UndoIcon,
              idle: !now.undo,
              onPress: () => run().undo().run(),
            })}
            {button({
              label: words.redo,
              keys: 'Control+Shift+Z',
              icon: RedoIcon,
              idle: !now.redo,
              onPress: () => run().redo().run(),
            })}
          </Row>
        </AriaLanguage>
      </Bar>
      {linking && !disabled && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

interface ButtonProps {
  label: string
  /** In the syntax of `aria-keyshortcuts`. */
  keys?: string
  icon: IconComponent
  pressed?: boolean
  /** Not applicable now; stays focusable. */
  idle?: boolean
  disabled?: boolean
  onPress: () => void
}

function ToolButton({
  label,
  keys,
  icon: Icon,
  pressed,
  idle = false,
  disabled,
  onPress,
}: ButtonProps) {
  return (
    <Tool
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={idle}
      disabled={disabled}
      title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
      // Keeps the text selection and a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={idle ? undefined : onPress}
    >
      <Icon aria-hidden />
    </Tool>
  )
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
})

const Row = styled(Toolbar)`
  ${tools}
`
