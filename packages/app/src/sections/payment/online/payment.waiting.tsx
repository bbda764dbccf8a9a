import { useNavigate, useParams } from 'react-router-dom'
import { addressOf, ScreenBoundary, useRouteContext } from '../../../scaffold/routing/index.ts'
import { SaleComplete } from '../sale/ending/SaleComplete.tsx'
import { useOnline } from '../payment.data.ts'
import { OnlineWaiting } from './OnlineWaiting.tsx'

/** A pending online payment; once paid, it shows the payment, which has the same id. */
function WaitingScreen() {
  const id = Number(useParams().id)
  const navigate = useNavigate()
  const { section } = useRouteContext()
  return (
    <ScreenBoundary query={useOnline(id)}>
      {(online) =>
        online.payment ? (
          <SaleComplete
            done={online.payment}
            again={() => void navigate(addressOf(section, 'register'))}
          />
        ) : (
          <OnlineWaiting online={online} />
        )
      }
    </ScreenBoundary>
  )
}

export { WaitingScreen as waiting }
