import { Card, FieldGrid, SelectField, type Density } from '@zal/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../i18n/words.ts'
import { useDensity, useServices } from '../../../scaffold/platform/index.ts'
import { languageAtom } from '../../../scaffold/session/index.ts'
import { useLanguage } from '../../../session/useLanguage.ts'
import { ThemeTiles } from '../../../shell/header/ThemeTiles.tsx'
import { rememberTheme, themeAtom } from '../../../shell/theme.ts'

const densities: readonly Density[] = ['regular', 'comfortable', 'compact']

/** Language, density and theme, which act at once. */
export function LookCard() {
  const { t } = useTranslation(['profile', 'session', 'shell'])
  const { local } = useServices()
  const language = useAtomValue(languageAtom)
  const { change } = useLanguage()
  const [theme, setTheme] = useAtom(themeAtom)
  const [density, setDensity] = useDensity()
  return (
    <Card title={t('look.title')}>
      <FieldGrid>
        <SelectField
          label={t('look.language')}
          value={language}
          options={languages.map((id) => ({ id, label: t(`session:languages.${id}`) }))}
          onChange={(id) => id && change(id)}
        />
        <SelectField
          label={t('look.density')}
          value={density}
          options={densities.map((id) => ({ id, label: t(`look.densities.${id}`) }))}
          onChange={(id) => id && setDensity(id)}
        />
        <div data-wide>
          <ThemeTiles
            label={t('look.theme')}
            labelOf={(id) => t(`shell:theme.${id}`)}
            value={theme}
            onChange={(id) => {
              setTheme(id)
              rememberTheme(local, id)
            }}
          />
        </div>
      </FieldGrid>
    </Card>
  )
}
