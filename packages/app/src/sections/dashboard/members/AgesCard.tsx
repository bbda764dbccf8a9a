import { useTranslation } from 'react-i18next'
import { PairRows, ReportCard, SumRows, type ReportScope } from '../../../scaffold/report/index.ts'
import { useMembersReport, type MembersReport } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

const bands = ['under_18', '18_24', '25_34', '35_44', '45_54', 'over_54'] as const

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
        return (
          <>
            <PairRows
              label={t('members.ages.title')}
              left={{ name: t('members.ages.women'), href: links.members({ gender: FEMALE }) }}
              right={{ name: t('members.ages.men'), href: links.members({ gender: MALE }) }}
              rows={bands.map((band) => ({
                id: band,
                name: t(`members.ages.band.${band}`),
                left: count(FEMALE, band),
                right: count(MALE, band),
              }))}
            />
            <SumRows
              rows={[
                {
                  label: t('members.ages.unknown'),
                  value: String(unknownIn(demographic)),
                  isTotal: true,
                },
              ]}
            />
          </>
        )
      }}
    </ReportCard>
  )
}

type Demographic = MembersReport['demographic']

const counter = (demographic: Demographic) => (gender: number, band: string) =>
  demographic.find((one) => one.gender === gender && one.age_band === band)?.count ?? 0

/** Members whose age or gender is not known. */
const unknownIn = (demographic: Demographic) =>
  demographic
    .filter(({ gender, age_band: band }) => gender === 0 || band === 'unknown')
    .reduce((sum, { count }) => sum + count, 0)
