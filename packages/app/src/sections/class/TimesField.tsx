import { AddIcon, Button, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { FieldDraw } from '../../scaffold/form.types.ts'
import { BlockFields } from './BlockFields.tsx'
import { newBlock, type Block } from './block.ts'

/** List of time blocks with an add button. */
export function TimesField({ name, value, onChange, error }: FieldDraw<readonly Block[]>) {
  const { t } = useTranslation('class')
  const [, number, text] = /^(\d+)\. (.*)$/s.exec(error ?? '') ?? []
  const wrong = (index: number) => {
    if (!error || (number && Number(number) !== index + 1)) return undefined
    return number ? text : error
  }
  return (
    <Stack gap="wide" id={name}>
      {value.map((block, index) => (
        <BlockFields
          // New blocks have no id; their index is the key.
          key={block.id ?? `new${index}`}
          name={`${name}.${index}`}
          number={index + 1}
          block={block}
          error={wrong(index)}
          change={(patch) =>
            onChange(value.map((each, at) => (at === index ? { ...each, ...patch } : each)))
          }
          remove={
            value.length > 1 ? () => onChange(value.filter((_, at) => at !== index)) : undefined
          }
        />
      ))}
      <div>
        <Button tone="soft" icon={AddIcon} onClick={() => onChange([...value, newBlock])}>
          {t('addBlock')}
        </Button>
      </div>
    </Stack>
  )
}
