import { cardNumber, groupCard } from '@zal/api/card'
import { IdCard, QrCode } from '@zal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from './member.data.ts'

/** Prints the card of a member, then closes. */
export function CardPaper({ member, close }: { member: Profile; close(): void }) {
  const { t } = useTranslation('member')
  const { id, fullname, avatar, club } = member
  const number = cardNumber(id)
  const leave = useEffectEvent(close)
  useEffect(function printOnce() {
    let isGone = false
    const end = () => leave()
    addEventListener('afterprint', end)
    // `window.print` prints the current DOM, so the photos must be decoded.
    void photosCome().then(() => isGone || window.print())
    return () => {
      isGone = true
      removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <IdCard
      paperOnly
      issuer={club.name}
      name={fullname}
      number={groupCard(number)}
      photo={avatar?.url}
      code={<QrCode size="sm" text={number} label={t('card.code')} />}
    />
  )
}

/** A photo that fails to load is left out. */
const photosCome = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLImageElement>('[data-paper="card"] img')].map((photo) =>
      photo.decode(),
    ),
  )
