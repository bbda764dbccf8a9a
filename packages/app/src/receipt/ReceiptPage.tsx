import { ApiError } from '@zal/api'
import { AuthPage, Button, EmptyState, Receipt as Slip, Skeleton } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { writeReceipt, type Receipt } from '../gym/receipt/receiptText.ts'
import { useLearnt } from '../i18n/useLearnt.ts'
import { call } from '../scaffold/call.ts'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'
import { useServices } from '../scaffold/services.ts'
import { languageAtom } from '../scaffold/who.ts'
import { LanguageChoice } from '../session/LanguageChoice.tsx'
import { Logo } from '../session/Logo.tsx'

/** Public page of a receipt; requires no session and shows nothing else. */
export function ReceiptPage() {
  const { t, i18n } = useTranslation(['receipt', 'common'])
  const say = useSay()
  const { api } = useServices()
  const token = useLocation().hash.slice(1)
  const language = useAtomValue(languageAtom)
  const isLearnt = useLearnt(language) === language
  const [receipt, setReceipt] = useState<Receipt>()
  const [error, setError] = useState<ApiError>()
  const read = useCallback(() => {
    call(api, 'post', '/receipt/', { body: { token } }).then(
      ({ results }) => setReceipt(results),
      (thrown: unknown) => setError(ApiError.from(thrown)),
    )
  }, [api, token])
  useEffect(
    function readReceipt() {
      read()
    },
    [read],
  )
  const readAgain = () => {
    setError(undefined)
    read()
  }
  useEffect(
    function nameWindow() {
      if (isLearnt) document.title = `${t('page.title')} · ${t('common:product')}`
    },
    [t, isLearnt],
  )
  if (!isLearnt) return null
  // A malformed token is rejected with 400, an unknown one with 404.
  const isLost = error?.status === 404 || error?.status === 400
  return (
    <AuthPage logo={<Logo />} title={t('page.title')} footer={<LanguageChoice />}>
      {receipt && <Slip {...writeReceipt(receipt, { i18n, language })} alone />}
      {receipt && (
        <Button tone="outline" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      {!receipt && !error && <Skeleton />}
      {isLost && (
        <EmptyState kind="missing" title={t('page.lost')}>
          {t('page.lostText')}
        </EmptyState>
      )}
      {error && !isLost && (
        <EmptyState
          kind="error"
          title={error.status === 429 ? t('page.busy') : sayError(say, error)}
        >
          <Button onClick={readAgain}>{t('common:actions.retry')}</Button>
        </EmptyState>
      )}
    </AuthPage>
  )
}
