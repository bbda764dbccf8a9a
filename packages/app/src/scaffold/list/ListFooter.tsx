import { Pagination } from '@zal/ui'
import type { Noun } from '../../i18n/words.ts'
import type { Identified, Page } from '../api/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { SIZES, type ListParamsState } from './listParams.ts'

interface ListFooterProps {
  noun: Noun
  address: ListParamsState
  answer: Page<Identified>
  /** Number of rows loaded so far, in an infinite list. */
  loaded: number | undefined
  setSize(size: number): void
}

/** "1–25 of 941 members", rows on a page, and the pages. */
export function ListFooter({ noun, address, answer, loaded, setSize }: ListFooterProps) {
  const translate = useTranslate()
  const { page, page_count, per_page, total_count, total_is_minimum } = answer
  const rangeOf = (shown: { range: string; total: string }) =>
    translate(`${noun}:counted.range`, { count: total_count, ...shown })
  const common = {
    total: total_count,
    totalIsMinimum: total_is_minimum,
    rangeOf,
    hrefOf: address.hrefOf,
  }
  if (loaded !== undefined)
    return <Pagination {...common} page={1} pageCount={1} perPage={loaded} />
  return (
    <Pagination
      {...common}
      page={page}
      pageCount={page_count}
      perPage={per_page}
      sizes={SIZES}
      onSize={setSize}
    />
  )
}
