import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { SaleComplete } from './ending/SaleComplete.tsx'
import { SalePage } from './SalePage.tsx'
import { SaleContext } from './saleState.ts'
import { useSaleState, type SaleEntry } from './useSaleState.ts'

/** Sells; another member in the address begins another sale. */
function RegisterScreen() {
  const { nth, named } = useNamedMember()
  return <Register key={nth} named={named} />
}

function Register({ named }: { named: PickedMember | null }) {
  const { section } = useRouteContext()
  const { state, root, done, again } = useSaleState(named)
  if (done && 'payment_status' in done) return <SaleComplete done={done} again={again} />
  // An online payment continues on a screen with its own address.
  if (done) return <Navigate replace to={addressOf(section, 'waiting', done.id)} />
  return (
    <SaleContext value={state}>
      <div ref={root}>
        <SalePage />
      </div>
    </SaleContext>
  )
}

/**
 * Member whom the address names, read once: then the entry of the history keeps the member, for a reload, and the address
 * is free of personal data.
 */
function useNamedMember() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = memberIn(search)
  const [begun, setBegun] = useState(() => ({
    nth: 0,
    search,
    named: asked ?? (state as SaleEntry | null)?.named ?? null,
  }))
  if (asked && search !== begun.search) setBegun({ nth: begun.nth + 1, search, named: asked })
  useEffect(
    function cleanTheAddress() {
      const named = memberIn(search)
      if (!named) return
      const rest = new URLSearchParams(search)
      rest.delete('customerId')
      rest.delete('customerFullName')
      const entry: SaleEntry = { named }
      void navigate({ pathname, search: rest.toString() }, { replace: true, state: entry })
    },
    [navigate, pathname, search],
  )
  return begun
}

/** Member in the query, by the specification's names. */
function memberIn(search: string): PickedMember | null {
  const query = new URLSearchParams(search)
  const id = Number(query.get('customerId'))
  const fullname = query.get('customerFullName')
  return id > 0 && fullname ? { id, fullname } : null
}

export { RegisterScreen as register }
