import { phonePrefix } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Sheet } from './workbook.ts'
import type { ImportField } from './import.data.ts'
import { useFieldLabel } from './ImportColumns.tsx'

/** The import template in the language of the interface: its columns with two rows that show how they are filled in. */
export function useImportTemplate(): () => Sheet {
  const { t } = useTranslation(['import', 'member'])
  const { country } = useCurrentUser()
  const label = useFieldLabel()
  return () => {
    const phone = phonePrefix[country]
    const examples: Partial<Record<ImportField, string>>[] = [
      {
        last_name: 'Gʻulomova',
        first_name: 'Oʻgʻiloy',
        phone: `${phone}901234567`,
        gender: t('member:options.gender.2'),
        birth_date: '08/03/1994',
        phone2: `${phone}931112233`,
        email: 'ogiloy@example.com',
        address_line: 'Chilonzor 5',
        through: t('member:options.through.2'),
        date_joined: '31/01/2026',
      },
      {
        last_name: 'Qodirov',
        first_name: 'Jasur',
        phone: `${phone}935557788`,
        gender: t('member:options.gender.1'),
        through: t('member:options.through.5'),
        description: t('import:sheet.note'),
      },
    ]
    return {
      head: columns.map(label),
      rows: examples.map((example) => columns.map((field) => example[field] ?? '')),
    }
  }
}

const columns: ImportField[] = [
  'last_name',
  'first_name',
  'phone',
  'gender',
  'birth_date',
  'phone2',
  'email',
  'address_line',
  'through',
  'date_joined',
  'description',
]
