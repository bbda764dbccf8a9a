import { SkeletonText } from '@zal/ui'
import { useParams } from 'react-router-dom'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { EditForm } from './EditForm.tsx'
import { payments } from './payment.data.ts'

/** The note and the day of a payment, and on its own day how it was split. */
function EditScreen() {
  const { id } = useParams()
  return (
    <Boundary asked={payments.useOne(Number(id))} skeleton={<SkeletonText lines={8} />}>
      {(payment) => <EditForm key={payment.id} payment={payment} />}
    </Boundary>
  )
}

export { EditScreen as edit }
