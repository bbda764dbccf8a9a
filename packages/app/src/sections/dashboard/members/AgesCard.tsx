import { formatNumber } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ageBands } from '../../../domain/ageBands.ts'
import { PairRows, ReportCard, SumRows, type ReportScope } from '../../../scaffold/report/index.ts'
import { useMembersReport, type MembersReport } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

const UNKNOWN = 0
const MALE = 1
const FEMALE = 2

/** Members by age and gender. */
export function AgesCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const links = useMembersLinks(scope)
  const query = useMembersReport(scope)
  return (
    <ReportCard
      title={t('members.ages.title')}
      text={t('members.ages.text')}
      query={query}
      height="17rem"
      isEmpty={({ results }) => results.demographic.length === 0}
      empty={t('members.states.none')}
    >
      {({ results: { demographic } }) => {
        const count = counter(demographic)
        const unknown = unknownIn(demographic)
        return (
          <>
            <PairRows
              label={t('members.ages.title')}
              left={{ name: t('members.ages.women'), href: links.members({ gender: FEMALE }) }}
              right={{ name: t('members.ages.men'), href: links.members({ gender: MALE }) }}
              rows={ageBands.map((band) => ({
                id: band,
                name: t(`members.ages.band.${band}`),
                left: count(FEMALE, band),
                right: count(MALE, band),
                leftHref: links.members({ gender: FEMALE, age: band }),
                rightHref: links.members({ gender: MALE, age: band }),
              }))}
            />
            {unknown > 0 && (
              <SumRows
                rows={[
                  {
                    label: t('members.ages.unknown'),
                    value: formatNumber(unknown),
                    href: links.members({ gender: UNKNOWN }),
                    isTotal: true,
                  },
                ]}
              />
            )}
          </>
        )
      }}
    </ReportCard>
  )
}

type Demographic = MembersReport['demographic']

const counter = (demographic: Demographic) => (gender: number, band: string) =>
  demographic.find((one) => one.gender === gender && one.age_band === band)?.count ?? 0

/** Members whose gender is not known, which a draft may lack. */
const unknownIn = (demographic: Demographic) =>
  demographic.filter(({ gender }) => gender === UNKNOWN).reduce((sum, { count }) => sum + count, 0)
