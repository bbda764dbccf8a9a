import { useEffect } from 'react'
import { CheckIcon } from '../../icons/index.ts'
import { useFieldWords } from '../shared/frame/words.ts'
import type { ComboboxOption } from '../ComboboxField/options.ts'
import type { useOptions } from '../ComboboxField/useOptions.ts'
import {
  Description,
  Grid,
  Mark,
  Meta,
  Name,
  Note,
  Place,
  Retry,
  Tile,
} from './TileField.styles.ts'

interface TilesProps<Id extends string | number> {
  id: string
  label: string
  found: Pick<ReturnType<typeof useOptions<Id>>, 'status' | 'retry' | 'active'>
  options: readonly ComboboxOption<Id>[]
  /** Text whose match in the names is marked. */
  query: string
  chosen: Id | undefined
  /** Id of the tile that Enter takes. */
  active: Id | undefined
  disabled: boolean | undefined
  /** The chosen tile stands alone, in one line. */
  isAlone: boolean
  onChoose: (option: ComboboxOption<Id>) => void
}

export const optionId = (listId: string, id: string | number) => `${listId}-${id}`

/** Tiles of the options; focus stays in the search, which points at the active one. */
export function Tiles<Id extends string | number>(props: TilesProps<Id>) {
  const { id, label, found, options, query, chosen, active, disabled, isAlone, onChoose } = props
  const words = useFieldWords()
  const isMoved = found.active > 0
  useEffect(
    function keepActiveInView() {
      if (!isMoved || active === undefined) return
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
    },
    [id, isMoved, active],
  )
  const isFirstLoad = options.length === 0 && found.status !== 'ready' && found.status !== 'failed'
  return (
    <>
      <Grid id={id} role="listbox" aria-label={label} aria-busy={found.status === 'loading'}>
        {options.map((option) => (
          <Tile
            key={option.id}
            id={optionId(id, option.id)}
            role="option"
            aria-selected={option.id === chosen}
            aria-disabled={disabled}
            data-active={option.id === active || undefined}
            data-alone={isAlone || undefined}
            // A press must not take the focus from the search.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !disabled && onChoose(option)}
          >
            <Name>{marked(option.label, query)}</Name>
            <Meta>{option.meta}</Meta>
            <Description>{option.description}</Description>
            {option.id === chosen && !isAlone && <CheckIcon aria-hidden size={14} />}
          </Tile>
        ))}
        {isFirstLoad && places.map((place) => <Place key={place} aria-hidden />)}
      </Grid>
      {found.status === 'ready' && options.length === 0 && <Note>{words.nothing}</Note>}
      {found.status === 'failed' && (
        <Note role="alert">
          {words.failed}
          <Retry type="button" onClick={found.retry}>
            {words.retry}
          </Retry>
        </Note>
      )}
    </>
  )
}

const places = [1, 2, 3, 4, 5, 6]

/** The name with the first match of the text marked. */
function marked(name: string, query: string) {
  const at = query === '' ? -1 : name.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return name
  const end = at + query.length
  return (
    <>
      {name.slice(0, at)}
      <Mark>{name.slice(at, end)}</Mark>
      {name.slice(end)}
    </>
  )
}
