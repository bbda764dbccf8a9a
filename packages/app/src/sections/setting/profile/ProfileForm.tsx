import { ApiError } from '@zal/api'
import { profileLimits } from '@zal/api/fieldLimits'
import {
  addDays,
  Banner,
  Button,
  DateField,
  FieldGroup,
  FormPage,
  isWholePhone,
  PhoneField,
  PhotoField,
  Stack,
  TextField,
  useSnackbar,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrors } from '../../../domain/money/useFieldErrors.ts'
import { useHeldValues, type HeldDraft } from '../../../domain/money/useHeldValues.ts'
import {
  ConflictDialog,
  date,
  onCtrlEnter,
  optional,
  phone,
  photo,
  text,
  useFocusFirstError,
} from '../../../scaffold/form/index.ts'
import { errorMessage, labelKey, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation, useDraftState, useUpload } from '../../../scaffold/mutation/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import {
  useChangeCurrentUser,
  useCurrentUser,
  useSettings,
} from '../../../scaffold/session/index.ts'
import { DigestCard } from './DigestCard.tsx'
import { LookCard } from './LookCard.tsx'
import type { Profile } from './profile.data.ts'
import { OwnDevices } from './OwnDevices.tsx'
import { RoleCard } from './RoleCard.tsx'
import { SignInCard } from './SignInCard.tsx'
import { SignInsCard } from './SignInsCard.tsx'
import { bodyOf, changedIn, latest, valuesOf, type Values } from './profileValues.ts'

type Draft = HeldDraft<Profile, Values>
type Held = NonNullable<Draft['held']>

const nothing: Draft = {}

/** Types of the fields, for the comparison with what somebody else saved. */
const compared = {
  avatar: photo(),
  first_name: text(),
  last_name: text(),
  phone: phone(),
  birth_date: optional(date()),
}

/** The form of the own profile with its cards: name and contact are saved together, all others act at once. */
export function ProfileForm({ profile: read }: { profile: Profile }) {
  const [saved, setSaved] = useState(read)
  // The answer of a save is newer than the profile that is being read again.
  const profile = saved.version > read.version ? saved : read
  const { t } = useTranslation(['profile', 'errors'])
  const translate = useTranslate()
  const head = usePageHeader()
  const notify = useSnackbar()
  const { country } = useCurrentUser()
  const { today } = useSettings()
  const changeUser = useChangeCurrentUser()
  const upload = useUpload('image')
  const { root, focus } = useFocusFirstError<HTMLFormElement>()
  const draft = useDraftState('profile', nothing, {
    differs: ({ held }) => held !== undefined && changedIn(held.values, held.before).length > 0,
  })
  const write = useApiMutation('patch', '/merchant/user-profile/', {
    touches: ['staff'],
    draft,
    done: (changed) => {
      setSaved(changed)
      changeUser({ staff: { full_name: changed.full_name, avatar: changed.avatar } })
      notify({ words: t('bar.saved'), tone: 'success' })
    },
  })
  const { error, pending } = write
  const { now, theirs, change } = useHeldValues(profile, valuesOf, write)
  const { values } = now
  const changed = changedIn(values, now.before)
  const { errorOf, check } = useFieldErrors(
    {
      first_name: values.first_name.trim() ? undefined : t('rules.required'),
      last_name: values.last_name.trim() ? undefined : t('rules.required'),
      phone:
        values.phone === '' || isWholePhone(values.phone, country) ? undefined : t('rules.phone'),
      birth_date: values.birth_date >= today ? t('rules.past') : undefined,
      avatar: undefined,
    },
    error,
  )
  const put = (held: Held) =>
    write.send({ body: bodyOf(held.values, latest(held.before, profile)) }).then(
      () => draft.set({ held: undefined }),
      () => focus(),
    )
  const save = () => {
    if (pending || changed.length === 0) return
    if (check()) void put(now)
    else focus()
  }
  const discard = () => {
    const before = now
    write.clear()
    draft.forget()
    draft.set({ held: undefined })
    notify({ words: translate('form.discarded'), undo: () => draft.set({ held: before }) })
  }
  const field = <N extends keyof Values>(name: N) => ({
    name,
    label: translate(labelKey('profile', name)),
    value: values[name],
    error: errorOf(name),
    onChange: (value: Values[N]) => change({ [name]: value }),
  })
  const isShown = error && !theirs && !changed.some((name) => error.errors[name])
  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={onCtrlEnter(save)}
    >
      <FormPage
        {...head}
        banner={
          isShown && (
            <Banner urgent tone="danger">
              {errorMessage(translate, error)}
            </Banner>
          )
        }
        aside={
          <Stack>
            <RoleCard profile={profile} />
            <OwnDevices profile={profile} />
            <SignInsCard profile={profile} />
          </Stack>
        }
        bar={
          changed.length > 0 && (
            <>
              <span>
                <strong>{t('bar.changes', { count: changed.length })}</strong>{' '}
                {changed.map((name) => translate(labelKey('profile', name))).join(', ')}
              </span>
              <Button tone="ghost" onClick={discard}>
                {t('bar.discard')}
              </Button>
              <Button type="submit" keys="Ctrl Enter" pending={pending}>
                {t('bar.save')}
              </Button>
            </>
          )
        }
      >
        <FieldGroup
          title={t('person.title')}
          picture={
            <PhotoField
              {...field('avatar')}
              upload={upload}
              explain={(thrown) => errorMessage(translate, ApiError.from(thrown))}
            />
          }
        >
          <TextField {...field('first_name')} required maxLength={profileLimits.first_name.max} />
          <TextField {...field('last_name')} required maxLength={profileLimits.last_name.max} />
          <PhoneField {...field('phone')} country={country} />
          <DateField {...field('birth_date')} today={today} max={addDays(today, -1)} />
        </FieldGroup>
        <SignInCard profile={profile} />
        <LookCard />
        <DigestCard profile={profile} onSaved={setSaved} />
        {theirs && (
          <ConflictDialog
            noun="profile"
            fields={compared}
            began={valuesOf(now.before)}
            mine={values}
            theirs={valuesOf(theirs)}
            close={write.clear}
            choose={(chosen) => {
              const next = { before: theirs, values: chosen }
              write.clear()
              draft.set({ held: next })
              void put(next)
            }}
          />
        )}
      </FormPage>
    </form>
  )
}
