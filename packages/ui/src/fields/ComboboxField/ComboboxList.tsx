import { type RefObject, type UIEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Avatar } from '../../components/Avatar/index.ts'
import { space, text, token, unseen } from '../../theme/index.ts'
import { row, RowDescription, RowMeta, RowWords, Sheet } from '../shared/List.tsx'
import { fill } from '../../format/index.ts'
import { useFieldWords } from '../shared/words.ts'
import type { ComboboxOption, useOptions } from './useOptions.ts'

interface ComboboxListProps<Id extends string | number> {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  found: ReturnType<typeof useOptions<Id>>
  /** Id of the chosen option. */
  chosen: Id | undefined
  empty: string
  onChoose: (option: ComboboxOption<Id>) => void
  onClose: () => void
}

export const optionId = (listId: string, id: string | number) => `${listId}-${id}`

/**
 * Popup with the matches. Focus stays in the input, which points at the active row by
 * aria-activedescendant.
 */
export function ComboboxList<Id extends string | number>(props: ComboboxListProps<Id>) {
  const { id, label, anchor, isOpen, found, chosen, empty, onChoose, onClose } = props
  const words = useFieldWords()
  const sheet = useRef<HTMLElement>(null)
  const { status, options, active } = found
  const activeId = options[active]?.id
  useEffect(
    function keepActiveInView() {
      if (!isOpen || activeId === undefined) return
      const option = document.getElementById(optionId(id, activeId))
      if (option && sheet.current) bringIntoView(option, sheet.current)
    },
    [id, isOpen, activeId],
  )
  return (
    <>
      <Said role="status">
        {isOpen && status === 'ready' && fill(words.found, { count: options.length })}
      </Said>
      <Wide
        ref={sheet}
        isNonModal
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={(next) => !next && onClose()}
        placement="bottom start"
        maxHeight={sheetHeight}
        onScroll={(event: UIEvent<HTMLElement>) => isNearEnd(event.currentTarget) && found.more()}
        // A press must not move focus out of the input, which would close the list.
        onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-label={label} aria-busy={status === 'loading'}>
          {options.map((option, index) => (
            <Row
              key={option.id}
              id={optionId(id, option.id)}
              role="option"
              aria-selected={option.id === chosen}
              data-focused={index === active || undefined}
              data-selected={option.id === chosen || undefined}
              onPointerMove={() => index !== active && found.point(index)}
              onClick={() => onChoose(option)}
            >
              {option.avatar && <Avatar {...option.avatar} size="sm" />}
              <RowWords>
                <span>{option.label}</span>
                {option.description && <RowDescription>{option.description}</RowDescription>}
              </RowWords>
              {option.meta && <RowMeta>{option.meta}</RowMeta>}
            </Row>
          ))}
        </div>
        {status === 'loading' && <Note>{words.loading}</Note>}
        {status === 'ready' && options.length === 0 && <Note>{empty}</Note>}
        {status === 'failed' && (
          <Note role="alert">
            {words.failed}
            <Retry type="button" onClick={found.retry}>
              {words.retry}
            </Retry>
          </Note>
        )}
      </Wide>
    </>
  )
}

/** Height in px of about seven rows; the rest scrolls and loads. */
const sheetHeight = 360

/** Scrolls the popup only: scrolling the page would close it. */
function bringIntoView({ offsetTop, offsetHeight }: HTMLElement, sheet: HTMLElement) {
  const above = offsetTop - sheet.scrollTop
  const below = offsetTop + offsetHeight - sheet.scrollTop - sheet.clientHeight
  if (above < 0) sheet.scrollTop += above
  else if (below > 0) sheet.scrollTop += below
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < clientHeight / 2

const Wide = styled(Sheet)`
  width: var(--trigger-width);
  max-width: none;
`

const Row = styled.div`
  ${row}
`

const Said = styled.span`
  ${unseen}
`

const Note = styled.p`
  ${text('body')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding: ${space[12]};
  color: ${token('fg.muted')};
`

const Retry = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('fg.link')};
  text-decoration: underline;
`
