import {
  Avatar,
  ButtonLink,
  CloseIcon,
  IconButton,
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
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { MemberLink } from '../gym/MemberLink.tsx'
import { useWays } from '../gym/useWays.ts'
import { useServices } from '../scaffold/services.ts'
import { unfinishedAtom } from '../scaffold/useLeaveWarning.ts'
import { arrivalsAtom, dismiss, next } from './arrivals.ts'
import { overlayAtom } from './overlays.ts'
import { useArrived, type Arrived } from './useArrived.ts'

/** Display time in ms; paused while the card is hovered or focused. */
const LIFE = 8_000

/**
 * Card of an arrival while another screen is open. Takes no focus, shows one at a time and closes
 * itself.
 */
export function ArrivalCard() {
  const { t } = useTranslation('checkin')
  const { now } = useServices()
  const [arrivals, setArrivals] = useAtom(arrivalsAtom)
  const { shown, more } = arrivals
  const arrived = useArrived(shown)
  const [held, setHeld] = useState(false)
  const isChoice = shown?.kind === 'choice'
  const leads = useChoice(isChoice ? shown.id : undefined)
  const isGone = shown !== undefined && (arrived === 'nobody' || leads)
  useEffect(
    function goOn() {
      if (isGone) setArrivals(next)
      if (isGone || held || isChoice || shown === undefined) return
      const timer = setTimeout(() => setArrivals(next), LIFE)
      return () => clearTimeout(timer)
    },
    [isGone, held, isChoice, shown, setArrivals],
  )
  const person = shown && !isGone && typeof arrived === 'object' ? arrived : undefined
  return (
    <Corner role="status" aria-label={t('arrival.label')}>
      {person && (
        <Sheet
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Avatar name={person.fullname} src={person.picture} />
          <Told person={person} more={more} />
          <IconButton
            icon={CloseIcon}
            size="xs"
            label={t('arrival.close')}
            onClick={() => setArrivals((state) => dismiss(state, now()))}
          />
        </Sheet>
      )}
    </Corner>
  )
}

function Told({ person, more }: { person: Arrived; more: number }) {
  const { t } = useTranslation('checkin')
  const ways = useWays()
  const { kind, id, fullname, note } = person
  const choose = kind === 'choice' && id !== undefined ? ways.checkin({ id }) : undefined
  const title = {
    checkin: t('arrival.came'),
    member: t('arrival.member'),
    choice: t('arrival.several'),
  }
  return (
    <Stack gap="tight">
      <small>{title[kind]}</small>
      {id === undefined ? fullname : <MemberLink tone="quiet" member={{ id, fullname }} />}
      {note && <small>{note}</small>}
      {more > 0 && <small>{t('arrival.more', { count: more })}</small>}
      {choose && (
        <ButtonLink size="sm" tone="soft" href={choose}>
          {t('arrival.choose')}
        </ButtonLink>
      )}
    </Stack>
  )
}

/**
 * Navigates to the check-in of a member with several plans, unless the user is busy. Returns whether
 * its screen is open or about to be.
 */
function useChoice(member: number | undefined): boolean {
  const ways = useWays()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const unfinished = useAtomValue(unfinishedAtom)
  const overlay = useAtomValue(overlayAtom)
  const address = member === undefined ? undefined : ways.checkin({ id: member })
  const isThere = address === pathname + search
  const isBusy = unfinished > 0 || overlay !== undefined || isTyping()
  const goes = address !== undefined && !isThere && !isBusy
  useEffect(
    function goToCheckin() {
      if (goes) void navigate(address)
    },
    [goes, address, navigate],
  )
  return goes || isThere
}

/** Whether a focused field contains text, such as an unfinished search. */
function isTyping(): boolean {
  const field = document.activeElement
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== ''
  )
}

/** Over the bottom of the menu; on a phone in the page flow, so that it covers nothing. */
const Corner = styled.div`
  ${media.from('shell')} {
    position: fixed;
    z-index: ${layer.toast};
    inset: auto auto ${space[12]} ${space[12]};
    width: calc(${width.sidebar} - 2 * ${space[12]});
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
  padding: ${space[12]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[2]};

  ${media.below('shell')} {
    margin: ${space[8]};
  }
`
