import {
  Avatar,
  Banner,
  Button,
  CloseIcon,
  CodeTiles,
  IconButton,
  Inline,
  layer,
  line,
  media,
  radius,
  shadow,
  space,
  Stack,
  text,
  token,
  width,
} from '@zal/ui'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { agentOf, useDeviceName, type Device } from '../../domain/device/device.ts'
import { RejectDialog } from '../../domain/device/RejectDialog.tsx'
import { useDecision, useSeen } from '../../domain/device/useDecision.ts'
import { useSecondsLeft } from '../../domain/useSecondsLeft.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { deviceRequestsAtom } from './deviceRequests.ts'

/** Card of a device that asks for approval while another screen is open. Takes no focus; one at a time. */
export function DeviceRequest() {
  const { t } = useTranslation('device')
  const [waiting, setWaiting] = useAtom(deviceRequestsAtom)
  const [id = 0] = waiting
  const query = useApiQuery('device', '/device/{id}/', { path: { id } })
  const device = query.data?.results
  // Decided elsewhere, or none of this person’s.
  const isGone = Boolean(query.error) || (device?.id === id && !device.allowed_actions.decide)
  const close = () => setWaiting((all) => all.filter((each) => each !== id))
  useEffect(
    function goOn() {
      if (isGone) setWaiting((all) => all.filter((each) => each !== id))
    },
    [isGone, id, setWaiting],
  )
  return (
    <Corner role="status" aria-label={t('request.title')}>
      {device?.id === id && !isGone && <Request key={id} device={device} close={close} />}
    </Corner>
  )
}

function Request({ device, close }: { device: Device; close(): void }) {
  const { t } = useTranslation(['device', 'domain'])
  const translate = useTranslate()
  const nameOf = useDeviceName()
  const left = useSecondsLeft(device.code_until)
  const [rejecting, setRejecting] = useState(false)
  const { decide, pending, error } = useDecision(device)
  useSeen(device.id)
  const { staff, code } = device
  const isShown = code !== null && left !== undefined
  return (
    <Sheet>
      <Avatar name={staff.full_name} src={staff.avatar?.url} />
      <Stack gap="tight">
        <strong>{t('request.wants', { name: staff.full_name })}</strong>
        <small>
          {[t(`domain:role.${staff.role}`), nameOf(device), agentOf(device)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {isShown && <CodeTiles code={code} label={t('request.code')} />}
        {isShown && <small>{t('request.match', { left })}</small>}
        {error && (
          <Banner urgent tone="danger">
            {errorMessage(translate, error)}
          </Banner>
        )}
        <Inline gap="tight" wrap>
          <Button
            size="sm"
            pending={pending}
            onClick={() => void decide('approved').then(close, () => undefined)}
          >
            {t('request.approve')}
          </Button>
          <Button size="sm" tone="outline" disabled={pending} onClick={() => setRejecting(true)}>
            {t('request.reject')}
          </Button>
        </Inline>
      </Stack>
      <IconButton icon={CloseIcon} size="xs" label={t('request.later')} onClick={close} />
      {rejecting && <RejectDialog device={device} close={() => setRejecting(false)} />}
    </Sheet>
  )
}

/** Below the top bar at the end; on a phone in the page flow, so that it covers nothing. */
const Corner = styled.div`
  ${media.from('shell')} {
    position: fixed;
    z-index: ${layer.toast};
    inset: calc(${width.topbar} + ${space[12]}) ${space[12]} auto auto;
    width: ${width.panel};
  }

  ${media.print} {
    display: none;
  }
`
const Sheet = styled.div`
  ${text('body')}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;
  padding: ${space[16]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[2]};

  & small {
    color: ${token('fg.muted')};
  }

  ${media.below('shell')} {
    margin: ${space[8]};
  }
`
