import {
  ForwardIcon,
  IconButton,
  icon,
  InfoIcon,
  line,
  Link,
  Popover,
  space,
  text,
  token,
  width,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Definition } from './report.types.ts'

interface InfoMarkProps extends Definition {
  /** Distance of the popover in px, so that it does not cover the figure. */
  offset?: number
}

/** ⓘ after a label: the definition of the figure, the records that it equals, and the way to them. */
export function InfoMark({ name, text: words, equals, href, offset }: InfoMarkProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <Popover
      label={name}
      placement="bottom start"
      offset={offset}
      trigger={<IconButton icon={InfoIcon} size="xs" label={t('report.about', { name })} />}
    >
      <Sheet>
        <strong>{name}</strong>
        <p>{words}</p>
        {(equals || href) && (
          <Foot>
            <span>{equals}</span>
            {href && (
              <Link href={href}>
                {t('common:actions.open')} <ForwardIcon aria-hidden />
              </Link>
            )}
          </Foot>
        )}
      </Sheet>
    </Popover>
  )
}

const Sheet = styled.div`
  ${text('label')}
  display: grid;
  gap: ${space[8]};
  max-width: ${width.field};

  & > strong {
    ${text('dense')}
    font-weight: 600;
  }

  & > p {
    color: ${token('fg.muted')};
  }
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding-block-start: ${space[8]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  & svg {
    width: ${icon.xs};
    height: ${icon.xs};
    vertical-align: middle;
  }
`
