import { Button, Dialog, SheetRow } from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface TermRowProps {
  name: string
  label: string
  /** Text of the choice; empty for none. */
  value: string
  error: string | undefined
  field: ReactNode
}

/** A term of the sale on a phone: a row that opens a sheet with its field. */
export function TermRow({ name, field, ...row }: TermRowProps) {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div data-field={name}>
      <SheetRow {...row} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Dialog
          open
          size="sm"
          title={row.label}
          onClose={close}
          actions={
            <Button wide onClick={close}>
              {t('actions.done')}
            </Button>
          }
        >
          {field}
        </Dialog>
      )}
    </div>
  )
}
