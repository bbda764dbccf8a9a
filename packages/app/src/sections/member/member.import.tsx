import { Stack, Stepper } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAsk } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { Screen } from '../../scaffold/place.tsx'
import { importSteps, isUnderWay, stepOf, type Import, type ImportStep } from './import.data.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportResult } from './ImportResult.tsx'
import { ImportRun } from './ImportRun.tsx'

/** Polling interval in ms of a running import. */
const LOOK = 1000

/**
 * Import of members from a file. Its id is in the URL and its step on the server, so that leaving
 * the page or a reload loses nothing.
 */
function ImportScreen() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('import')) || undefined
  const open = (next: number | undefined) => setQuery(next ? { import: String(next) } : {})
  return (
    <Screen>
      {id === undefined ? (
        <>
          <Steps at="file" />
          <ImportFile open={open} />
        </>
      ) : (
        <OneImport key={id} id={id} leave={() => open(undefined)} />
      )}
    </Screen>
  )
}

// `import` is a reserved word, so the screen is exported under an alias.
export { ImportScreen as import }

function OneImport({ id, leave }: { id: number; leave(): void }) {
  const asked = useAsk('import', '/management/member-import/{id}/', { path: { id } })
  const [isBack, setBack] = useState(false)
  const found = asked.data?.results
  const { retry } = asked
  const goesOn = found !== undefined && isUnderWay(found)
  useEffect(
    function lookAgain() {
      if (!goesOn) return
      const timer = setInterval(retry, LOOK)
      return () => clearInterval(timer)
    },
    [goesOn, retry],
  )
  return (
    <Boundary asked={asked}>
      {({ results }) => {
        const step = isBack && stepOf(results) === 'check' ? 'columns' : stepOf(results)
        return (
          <Stack>
            <Steps at={step} />
            <Step
              found={results}
              step={step}
              back={() => setBack(true)}
              ahead={() => setBack(false)}
              leave={leave}
            />
          </Stack>
        )
      }}
    </Boundary>
  )
}

interface StepProps {
  found: Import
  step: ImportStep
  back(): void
  ahead(): void
  leave(): void
}

function Step({ found, step, back, ahead, leave }: StepProps) {
  if (step === 'columns') return <ImportColumns found={found} leave={leave} done={ahead} />
  if (step === 'check') return <ImportCheck found={found} back={back} />
  if (step === 'run') return <ImportRun found={found} />
  return <ImportResult found={found} leave={leave} />
}

function Steps({ at }: { at: ImportStep }) {
  const { t } = useTranslation('import')
  return (
    <Stepper
      label={t('title')}
      current={at}
      steps={importSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
    />
  )
}
