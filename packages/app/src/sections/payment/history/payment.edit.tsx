import { useParams } from 'react-router-dom'
import { ScreenBoundary } from '../../../scaffold/routing/index.ts'
import { EditForm } from './EditForm.tsx'
import { payments } from '../payment.data.ts'

/** The note and the day of a payment, and on its own day how it was split. */
function EditScreen() {
  const { id } = useParams()
  return (
    <ScreenBoundary query={payments.useOne(Number(id))}>
      {(payment) => <EditForm key={payment.id} payment={payment} />}
    </ScreenBoundary>
  )
}

export { EditScreen as edit }
