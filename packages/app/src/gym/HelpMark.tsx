import { HelpIcon, IconButton, Popover, width } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Help button beside a term, with a short explanation in a popover. */
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
