import { HelpIcon, IconButton, Popover, width } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** A question mark beside a hard word, and what it means in a sentence or two. */
export function HelpMark({ word }: { word: 'deposit' | 'freeze' | 'void' | 'refund' }) {
  const { t } = useTranslation('help')
  const title = t(`${word}.title`)
  return (
    <Popover
      label={title}
      placement="bottom start"
      trigger={<IconButton icon={HelpIcon} size="xs" label={title} />}
    >
      <Sentence>{t(`${word}.text`)}</Sentence>
    </Popover>
  )
}

const Sentence = styled.p`
  max-width: ${width.tooltip};
`
