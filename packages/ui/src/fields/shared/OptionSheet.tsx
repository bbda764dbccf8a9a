import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { CheckIcon } from '../../icons/index.ts'
import { space, token, width } from '../../theme/index.ts'
import { row, RowDescription, RowWords, Sheet } from './List.tsx'
import type { Option } from './option.ts'

/** The open list of a select: the chosen options are ticked. */
export function OptionSheet<Id extends string | number>({
  options,
}: {
  options: readonly Option<Id>[]
}) {
  return (
    <Narrow>
      <ListBox items={options}>
        {({ id, label, description, icon, disabled }) => (
          <Item id={id} textValue={label} isDisabled={disabled}>
            {icon}
            <RowWords>
              <span>{label}</span>
              {description && <RowDescription>{description}</RowDescription>}
            </RowWords>
            <CheckIcon aria-hidden size={20} />
          </Item>
        )}
      </ListBox>
    </Narrow>
  )
}

/** As wide as the control, or a little wider for long options. */
const Narrow = styled(Sheet)`
  min-width: var(--trigger-width);
  max-width: max(var(--trigger-width), min(${width.menuMax}, calc(100vw - ${space[16]})));
`

const Item = styled(ListBoxItem)`
  ${row}

  & > svg {
    flex: none;
  }

  & > svg:last-child {
    visibility: hidden;
    color: ${token('secondary.softFg')};
  }

  &[data-selected] > svg:last-child {
    visibility: visible;
  }
`
