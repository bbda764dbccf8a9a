import { useParams } from 'react-router-dom'
import { ScreenBoundary } from '../../scaffold/ScreenBoundary.tsx'
import { EditForm } from './EditForm.tsx'
import { payments } from './payment.data.ts'

/** Edits note and date of a payment and, on its own day, its split. */
function EditScreen() {
  const { id } = useParams()
  return (
    <ScreenBoundary asked={payments.useOne(Number(id))}>
      {(payment) => <EditForm key={payment.id} payment={payment} />}
    </ScreenBoundary>
  )
}

export { EditScreen as edit }
