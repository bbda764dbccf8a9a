import styled from 'styled-components'
import { BackIcon, ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../icons/index.ts'
import { line, ringInside, space, text, token, useUi, weight } from '../../theme/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { SidePanelProps } from './sidePanel.types.ts'

interface PanelContentProps extends SidePanelProps {
  titleId: string
  /** `page` has a back arrow instead of a cross. */
  form: 'beside' | 'drawer' | 'page'
}

/** Head, scrolling facts and actions of a panel. */
export function PanelContent({
  title,
  titleId,
  form,
  figure,
  state,
  lead,
  children,
  actions,
  onClose,
  onPrevious,
  onNext,
}: PanelContentProps) {
  const { close, panel } = useUi().words.parts
  const isPage = form === 'page'
  return (
    <>
      <Head>
        {isPage && <IconButton icon={BackIcon} label={panel.back} onClick={onClose} />}
        <h2 id={titleId} tabIndex={-1} data-panel-title>
          {title}
        </h2>
        <Step icon={ChevronUpIcon} label={panel.previous} onStep={onPrevious} />
        <Step icon={ChevronDownIcon} label={panel.next} onStep={onNext} />
        {!isPage && <IconButton icon={CloseIcon} label={close} size="sm" onClick={onClose} />}
      </Head>
      <Body tabIndex={-1}>
        {(figure !== undefined || lead !== undefined) && (
          <Top>
            {figure !== undefined && (
              <Figure>
                <strong>{figure}</strong>
                {state}
              </Figure>
            )}
            {lead !== undefined && <p>{lead}</p>}
          </Top>
        )}
        {children}
      </Body>
      {actions && <Foot>{actions}</Foot>}
    </>
  )
}

interface StepProps {
  icon: typeof ChevronUpIcon
  label: string
  onStep: (() => void) | undefined
}

/** Stays focusable at the ends, so that focus is not lost there. */
function Step({ icon, label, onStep }: StepProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      size="sm"
      aria-disabled={onStep === undefined}
      onClick={onStep}
    />
  )
}

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[12]} ${space[12]} ${space[8]} ${space[24]};

  & > h2 {
    ${text('input')}
    flex: 1;
    min-width: 0;
    font-weight: ${weight.strong};
    outline: none;
    overflow-wrap: anywhere;
  }

  & > button:first-child {
    margin-inline-start: -${space[16]};
  }
`

const Body = styled.div`
  ${text('dense')}
  ${ringInside}
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space[24]} ${space[16]};

  & > * + * {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`

const Top = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[4]} ${space[16]};

  & > p {
    color: ${token('fg.muted')};
  }
`

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};

  & > strong {
    ${text('figure')}
    min-width: 0;
  }
`

const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding: ${space[12]} ${space[24]} ${space[16]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  & > * {
    flex: 1 1 auto;
  }

  & > p {
    ${text('dense')}
    flex-basis: 100%;
    color: ${token('fg.muted')};
  }
`
