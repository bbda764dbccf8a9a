import type { Editor } from '@tiptap/react'
import { useId, useState, type KeyboardEvent } from 'react'
import { CheckIcon, UnlinkIcon } from '../../icons/index.ts'
import { longestText } from '../shared/lengths.ts'
import { useFieldWords } from '../shared/words.ts'
import { addressOf } from './address.ts'
import { LinkRow, Tool } from './RichTextField.parts.ts'

interface LinkFormProps {
  editor: Editor
  onClose: () => void
}

/** Form for the URL of a link. Enter sets it, Escape cancels. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const { richText: words } = useFieldWords()
  const id = useId()
  const before: unknown = editor.getAttributes('link').href
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '')
  const [isWrong, setWrong] = useState(false)

  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const apply = () => {
    const href = addressOf(typed)
    if (typed.trim() === '') return before ? remove() : leave()
    if (href === undefined) return setWrong(true)
    setLink(editor, href, typed.trim())
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else leave()
  }
  return (
    <LinkRow>
      <input
        // Opened by a press, so that typing follows.
        autoFocus
        inputMode="url"
        autoComplete="off"
        maxLength={longestText}
        aria-label={words.address}
        placeholder={words.address}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={press}
      />
      <Tool type="button" aria-label={words.apply} title={words.apply} onClick={apply}>
        <CheckIcon aria-hidden />
      </Tool>
      {before !== undefined && (
        <Tool type="button" aria-label={words.unlink} title={words.unlink} onClick={remove}>
          <UnlinkIcon aria-hidden />
        </Tool>
      )}
      {isWrong && (
        <p id={id} role="alert">
          {words.addressUnknown}
        </p>
      )}
    </LinkRow>
  )
}

/** Links the selection, or inserts the URL as text where nothing is selected. */
function setLink(editor: Editor, href: string, words: string) {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain.setLink({ href }).run()
    return
  }
  const link = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }
  chain.insertContent([link, { type: 'text', text: ' ' }]).run()
}
