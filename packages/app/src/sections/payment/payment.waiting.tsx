import { useNavigate, useParams } from 'react-router-dom'
import { usePlace } from '../../scaffold/place.tsx'
import { ScreenBoundary } from '../../scaffold/ScreenBoundary.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { Complete } from './Complete.tsx'
import { useOnline } from './payment.data.ts'
import { Waiting } from './Waiting.tsx'

/** A pending online payment; once paid, it shows the payment, which has the same id. */
function WaitingScreen() {
  const id = Number(useParams().id)
  const navigate = useNavigate()
  const { section } = usePlace()
  return (
    <ScreenBoundary asked={useOnline(id)}>
      {(online) =>
        online.payment ? (
          <Complete
            done={online.payment}
            again={() => void navigate(addressOf(section, 'register'))}
          />
        ) : (
          <Waiting online={online} />
        )
      }
    </ScreenBoundary>
  )
}

export { WaitingScreen as waiting }
