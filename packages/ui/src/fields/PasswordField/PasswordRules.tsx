import styled from 'styled-components'
import { CheckIcon, CircleIcon } from '../../icons/index.ts'
import { space, text, token } from '../../theme/index.ts'
import { VisuallyHidden } from '../shared/VisuallyHidden.tsx'
import { useFieldWords } from '../shared/words.ts'

/** A requirement of a password. */
export interface PasswordRule {
  /** Label: "One digit". */
  label: string
  /** Whether a password meets it. */
  test: (password: string) => boolean
}

interface PasswordRulesProps {
  id: string
  rules: readonly PasswordRule[]
  value: string
}

/** Checklist of password requirements; marked by an icon and a text, not by colour alone. */
export function PasswordRules({ id, rules, value }: PasswordRulesProps) {
  const words = useFieldWords()
  return (
    <List id={id}>
      {rules.map(({ label, test }) => {
        const isMet = test(value)
        return (
          <Rule key={label} data-met={isMet}>
            {isMet ? <CheckIcon aria-hidden size={16} /> : <CircleIcon aria-hidden size={16} />}
            {label}
            <VisuallyHidden>{isMet ? words.met : words.unmet}</VisuallyHidden>
          </Rule>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12em), 1fr));
  gap: ${space[4]} ${space[12]};
  margin: ${space[8]} 0 0;
  padding: 0;
  list-style: none;
`

const Rule = styled.li`
  ${text('label')}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${token('fg.muted')};

  &[data-met='true'] {
    color: ${token('success.text')};
  }
`
