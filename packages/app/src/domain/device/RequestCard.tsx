import {
  Avatar,
  Banner,
  Button,
  Card,
  CheckIcon,
  CloseIcon,
  CodeTiles,
  FactList,
  media,
  space,
  text,
  token,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useMomentText } from '../useMomentText.ts'
import { useSecondsLeft } from '../useSecondsLeft.ts'
import { useDeviceName, type Device } from './device.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useDecision, useSeen } from './useDecision.ts'

/** A device that waits for a decision: its code while it shows one, its person, the two answers. */
export function RequestCard({ device }: { device: Device }) {
  const { t } = useTranslation(['device', 'domain'])
  const translate = useTranslate()
  const nameOf = useDeviceName()
  const momentText = useMomentText()
  const left = useSecondsLeft(device.code_until)
  const [rejecting, setRejecting] = useState(false)
  const { decide, pending, error } = useDecision(device)
  useSeen(device.id)
  const { staff, code, browser, system, requested_at: asked } = device
  const isShown = code !== null && left !== undefined
  const role = t(`domain:role.${staff.role}`)
  const facts = [
    { label: t('request.device'), value: nameOf(device) },
    { label: t('request.browser'), value: browser },
    { label: t('request.system'), value: system },
    isShown
      ? { label: t('request.expires'), value: left }
      : { label: t('request.asked'), value: momentText(asked) },
  ]
  return (
    <Card>
      <Parts data-code={isShown || undefined}>
        {isShown && (
          <Code>
            <small aria-hidden>{t('request.code')}</small>
            <CodeTiles code={code} label={t('request.code')} />
          </Code>
        )}
        <About>
          <Person>
            <Avatar name={staff.full_name} src={staff.avatar?.url} />
            <div>
              <h2>{t('request.wants', { name: staff.full_name })}</h2>
              <p>{t(isShown ? 'request.codes' : 'request.text', { role })}</p>
            </div>
          </Person>
          <FactList layout="tiles" facts={facts} />
        </About>
        <Answers>
          <Button
            wide
            icon={CheckIcon}
            pending={pending}
            onClick={() => void decide('approved').catch(() => undefined)}
          >
            {t('request.approve')}
          </Button>
          <Button
            wide
            tone="dangerOutline"
            icon={CloseIcon}
            disabled={pending}
            onClick={() => setRejecting(true)}
          >
            {t('request.reject')}
          </Button>
        </Answers>
      </Parts>
      {error && (
        <Banner urgent tone="danger">
          {errorMessage(translate, error)}
        </Banner>
      )}
      {rejecting && <RejectDialog device={device} close={() => setRejecting(false)} />}
    </Card>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 10rem;
    gap: ${space[32]};
    align-items: center;

    &[data-code] {
      grid-template-columns: auto minmax(0, 1fr) 10rem;
    }
  }
`
const Code = styled.div`
  ${text('label')}
  display: grid;
  gap: ${space[8]};
  color: ${token('fg.muted')};
`
const About = styled.div`
  display: grid;
  gap: ${space[16]};
`
const Person = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;

  & h2 {
    ${text('heading')}
    overflow-wrap: anywhere;
  }

  & p {
    color: ${token('fg.muted')};
  }
`
const Answers = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.from('md')} {
    grid-auto-flow: row;
  }
`
