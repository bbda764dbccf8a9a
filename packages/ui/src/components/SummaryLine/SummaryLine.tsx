import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon } from '../../icons/index.ts'
import { icon, media, motion, space, text, token, weight } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Link } from '../Link/index.ts'

export interface SummaryFigure {
  label: string
  value: ReactNode
  /** URL of the rows that the figure counts. */
  href?: string
}

export interface SummaryLineProps {
  /** At most three, the most important last: on a phone only that one shows. */
  figures: readonly SummaryFigure[]
  /** Figures behind a disclosure. */
  more?: { label: string; children: ReactNode }
}

/**
 * The sums of a list as one line of text, the rest behind a disclosure.
 *
 * @example
 * <SummaryLine figures={[{ label: 'Taken', value: sum }]} more={{ label: 'By method', children }} />
 */
export function SummaryLine({ figures, more }: SummaryLineProps) {
  const [open, setOpen] = useState(false)
  const inside = useId()
  return (
    <Frame data-open={open}>
      <Line>
        <dl>
          {figures.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <Link tone="quiet" href={href}>
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        {more && (
          <More
            tone="ghost"
            size="xs"
            aria-expanded={open}
            aria-controls={inside}
            onClick={() => setOpen(!open)}
          >
            {more.label}
            <ChevronDownIcon aria-hidden />
          </More>
        )}
      </Line>
      {more && (
        <div id={inside} hidden={!open}>
          {more.children}
        </div>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};

  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[24]};
    min-width: 0;
  }

  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[8]};
  }

  & dt {
    ${text('dense')}
    color: ${token('fg.muted')};
  }

  & dd {
    ${text('input')}
    font-weight: ${weight.strong};
  }

  /* On a phone the last figure, the others once the line is open. */
  ${media.below('shell')} {
    [data-open='false'] > & > dl > div:not(:last-child) {
      display: none;
    }
  }
`

const More = styled(Button)`
  flex: none;
  padding-inline: 0;

  &[data-tone] {
    --ink: ${token('fg.link')};
  }

  & svg {
    width: ${icon.sm};
    height: ${icon.sm};
    margin-inline-start: ${space[4]};
    vertical-align: text-bottom;
    transition: rotate ${motion.popover};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${media.print} {
    display: none;
  }
`
