import { SellIcon, type NavItem } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useMenu } from './useMenu.ts'

const COUNT = 4

/**
 * Places of the bottom bar: the first permitted section of today, check-in, sale, members; the next
 * permitted sections take the places that are left.
 */
export function usePlaces(): NavItem[] {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const menu = useMenu().filter(({ isShown }) => isShown)
  const sale = useAddress()('payment', 'register')
  const isSale = pathname === sale
  const sell = sale && { href: sale, label: t('places.sell'), icon: SellIcon, current: isSale }
  const sections = menu.map((item) => ({ ...item, current: item.current && !isSale }))
  const wanted = [
    sections.find(({ group }) => group === 'today'),
    sections.find(({ path }) => path === 'checkIn'),
    sell,
    sections.find(({ path }) => path === 'members'),
    ...sections,
  ].filter((place) => typeof place === 'object')
  return [...new Set(wanted)].slice(0, COUNT)
}
