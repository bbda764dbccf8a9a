import { Button, Inline } from '@zal/ui'
import type { Noun } from '../i18n/words.ts'
import type { FilterValues } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { useSay } from './say.ts'

interface QuickFiltersProps {
  noun: Noun
  quick: Record<string, FilterValues>
  address: ListAddress
}

/**
 * One-press filters. Pressing another one replaces the active one; pressing the active one clears
 * it.
 */
export function QuickFilters({ noun, quick, address }: QuickFiltersProps) {
  const say = useSay()
  const names = Object.values(quick).flatMap((values) => Object.keys(values))
  const off = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <Inline gap="tight" wrap="desk" role="group" aria-label={say('list.quick')}>
      {Object.entries(quick).map(([name, values]) => {
        const isOn = Object.entries(values).every(([key, value]) => address.filters[key] === value)
        return (
          <Button
            key={name}
            size="xs"
            tone={isOn ? 'secondary' : 'outline'}
            aria-pressed={isOn}
            onClick={() => address.filter(isOn ? off : { ...off, ...values })}
          >
            {say(`${noun}:quick.${name}`)}
          </Button>
        )
      })}
    </Inline>
  )
}
