import { createContext, type ReactElement, use } from 'react'
import styled from 'styled-components'
import { fill } from '../../format/index.ts'
import { ChevronDownIcon, CloseIcon, type IconComponent } from '../../icons/index.ts'
import { icon, line, media, radius, space, text, token, useUi, weight } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { Opener } from '../Popover/useOpener.tsx'

/** Where the filters stand: `band` beside the search, `sheet` below each other. */
export const FilterPlace = createContext<'band' | 'sheet'>('band')

export interface FilterPillProps {
  /** Name of the filter. */
  label: string
  /** Text of the chosen value; undefined while the filter is off. */
  value?: string
  /** Icon before the words. */
  icon?: IconComponent
  /** Turns the filter off. */
  onClear: () => void
  /** Renders the popup with the given trigger. */
  children: (trigger: Opener) => ReactElement
}

/** Button of a filter: says the chosen value, with × to clear it. */
export function FilterPill({ label, value, icon: Icon, onClear, children }: FilterPillProps) {
  const place = use(FilterPlace)
  const { parts } = useUi().words
  const isSet = value !== undefined
  const named = isSet ? `${label}: ${value}` : label
  return (
    <Pill data-set={isSet} data-place={place}>
      {children(
        <Button tone={isSet ? 'soft' : 'outline'} size="sm" aria-label={named} icon={Icon}>
          <Words>
            <span>{place === 'sheet' ? label : (value ?? label)}</span>
            {place === 'sheet' && isSet && <strong>{value}</strong>}
            {!(isSet && place === 'band') && <ChevronDownIcon aria-hidden />}
          </Words>
        </Button>,
      )}
      {isSet && (
        <IconButton
          icon={CloseIcon}
          label={fill(parts.remove, { name: named })}
          size="xs"
          onClick={onClear}
        />
      )}
    </Pill>
  )
}

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
    color: ${token('fg.muted')};
  }
`

const Pill = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
  min-width: 0;
  max-width: 100%;

  & > button:first-child {
    ${text('dense')}
    padding-inline: ${space[12]};
    font-weight: ${weight.medium};
  }

  &[data-place='band'] > button:first-child ${Words} > span {
    overflow: hidden;
    max-width: 24rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The × stands inside the button that it clears. */
  &[data-set='true'] > button:first-child {
    padding-inline-end: ${space[40]};
  }

  &[data-set='true'] > button:last-child {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[4]};
    margin-block: auto;
    color: ${token('secondary.softFg')};
  }

  &[data-place='sheet'] {
    display: flex;

    & > button:first-child {
      flex: 1;
      justify-content: stretch;
    }

    & > button:first-child > span {
      flex: 1;
    }

    & ${Words} > span {
      flex: 1;
      text-align: start;
    }
  }

  ${media.print} {
    border: ${line.hair} solid ${token('border.default')};
    border-radius: ${radius.control};
  }
`
