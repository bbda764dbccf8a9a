import {
  Banner,
  Button,
  Card,
  Inline,
  ButtonLink,
  CopyIcon,
  EditIcon,
  FormPage,
  Menu,
  UndoIcon,
  useSnackbar,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import {
  addressOf,
  ScreenBoundary,
  useLeaveWarning,
  usePageHeader,
  useRouteContext,
} from '../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../scaffold/session/index.ts'
import { changesBetween, isMoneyRight, overridesOf, permissionsOf, stateOf } from './rights.ts'
import { withState, type Overrides } from './rights.ts'
import { RightsPreview } from './RightsPreview.tsx'
import { RightsTable } from './RightsTable.tsx'
import { staff, type Staff } from './staff.data.ts'
import { Picture, Role } from './StaffFacts.tsx'
import { useRights } from './useRights.ts'

function RightsScreen() {
  const { id } = useParams()
  const query = staff.useOne(Number(id))
  return (
    <ScreenBoundary query={query}>
      {(person) => <Editor key={`${person.id} ${person.version}`} person={person} />}
    </ScreenBoundary>
  )
}
RightsScreen.prefetch = staff.prefetchOne

export { RightsScreen as rights }

/** The rights of a person beside those of the role, what they lead to, and how to save them. */
function Editor({ person }: { person: Staff }) {
  const { t } = useTranslation('staff')
  const translate = useTranslate()
  const notify = useSnackbar()
  const can = useCan()
  const { staff: me } = useCurrentUser()
  const { section } = useRouteContext()
  const { rights: known, inRole } = useRights(person.role)
  const stored = overridesOf(person)
  const [overrides, setOverrides] = useState<Overrides>(stored)
  const { send, pending, error } = useApiMutation('patch', '/staffs/{id}/', {
    touches: ['staff', 'trainer'],
    done: () => notify({ words: t('editor.saved') }),
  })
  const paths = known.map(({ path }) => path)
  const changed = changesBetween(stored, overrides, paths)
  useLeaveWarning(changed.length > 0)
  const holds = (path: string) => {
    const [tabs = '', tab = '', action] = path.split('.')
    return can(tabs, tab, action)
  }
  const mayChange = person.allowed_actions.change && person.role !== 'owner'
  const reason = mayChange ? undefined : t(person.id === me.id ? 'editor.own' : 'editor.above')
  const name = person.first_name

  /** Takes states over into the form; rights that the reader lacks stay as they are. */
  const take = (wanted: (path: string) => ReturnType<typeof stateOf>) => {
    const open = paths.filter((path) => wanted(path) !== stateOf(overrides, path))
    const mine = open.filter(holds)
    setOverrides(
      mine.reduce((all, path) => withState(all, path, wanted(path), inRole.has(path)), overrides),
    )
    const skipped = open.length - mine.length
    const words = [
      t('editor.copied', { count: mine.length }),
      skipped > 0 && t('editor.skipped', { count: skipped }),
    ]
    notify({ words: words.filter(Boolean).join('. ') })
  }
  return (
    <FormPage
      {...usePageHeader(person.fullname)}
      banner={
        error && (
          <Banner urgent tone="danger">
            {errorMessage(translate, error)}
          </Banner>
        )
      }
      aside={<RightsPreview person={person} overrides={overrides} isChanged={changed.length > 0} />}
      bar={
        changed.length > 0 && (
          <>
            <span>
              <strong>{t('editor.changes', { count: changed.length })}</strong>{' '}
              {t('editor.acts', { name })} {changed.some(isMoneyRight) && t('editor.money')}
            </span>
            <Button tone="ghost" onClick={() => setOverrides(stored)}>
              {t('editor.discard')}
            </Button>
            <Button
              pending={pending}
              onClick={() =>
                void send({
                  params: { path: { id: person.id } },
                  body: { permissions: permissionsOf(overrides), version: person.version },
                }).catch(() => {})
              }
            >
              {t('editor.save')}
            </Button>
          </>
        )
      }
    >
      <Card
        picture={<Picture row={person} />}
        title={person.fullname}
        subtitle={<Role row={person} />}
        actions={
          <Inline gap="tight" wrap>
            <ButtonLink
              tone="outline"
              size="sm"
              icon={EditIcon}
              href={addressOf(section, 'edit', person.id)}
            >
              {t('editor.details')}
            </ButtonLink>
            {mayChange && (
              <LikeAColleague
                person={person}
                onChoose={(like) => take((path) => stateOf(like, path))}
              />
            )}
            {mayChange && (
              <Button tone="outline" size="sm" icon={UndoIcon} onClick={() => take(() => 'role')}>
                {t('editor.reset')}
              </Button>
            )}
          </Inline>
        }
      />
      <RightsTable
        person={person}
        overrides={overrides}
        stored={stored}
        lockedBy={(path) => reason ?? (holds(path) ? undefined : t('editor.locked'))}
        onChange={(path, state) =>
          setOverrides((before) => withState(before, path, state, inRole.has(path)))
        }
      />
    </FormPage>
  )
}

/** Takes the overrides of another person of the club with the same role into the form. */
function LikeAColleague({
  person,
  onChoose,
}: {
  person: Staff
  onChoose(overrides: Overrides): void
}) {
  const { t } = useTranslation('staff')
  const colleagues = staff.usePage({ role_name: person.role, per_page: 100 }).data?.results ?? []
  const others = colleagues.filter(({ id }) => id !== person.id)
  if (others.length === 0) return null
  return (
    <Menu
      trigger={
        <Button tone="outline" size="sm" icon={CopyIcon}>
          {t('editor.like')}
        </Button>
      }
      label={t('editor.like')}
      groups={[
        {
          actions: others.map((each) => ({
            id: String(each.id),
            label: each.fullname,
            onAction: () => onChoose(overridesOf(each)),
          })),
        },
      ]}
    />
  )
}
