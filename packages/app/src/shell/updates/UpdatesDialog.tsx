import {
  Button,
  CheckinIcon,
  ClubIcon,
  Dialog,
  formatDate,
  HistoryIcon,
  IconTag,
  ItemList,
  MembersIcon,
  MobileIcon,
  SellIcon,
  SettingsIcon,
  StaffIcon,
  UserIcon,
  WalletIcon,
  type IconComponent,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'

type Note = ResultsOf<'/merchant/version-updates/', 'get'>['version_updates'][number]

const path = '/merchant/version-updates/'

const icons: Record<Note['subject'], IconComponent> = {
  checkin: CheckinIcon,
  club: ClubIcon,
  staff: StaffIcon,
  profile: UserIcon,
  device: MobileIcon,
  setting: SettingsIcon,
  audit: HistoryIcon,
  member: MembersIcon,
  payment: SellIcon,
  finance: WalletIcon,
}

/** The notes of a new release, once per person: closing the dialog in any way notes that they were read. */
export function NewUpdates({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const all = useAddress()('setting', 'view')
  const answer = useApiQuery([], path).data?.results
  const write = useApiMutation('patch', path, { touches: [] })
  const notes = answer?.version_updates.filter(({ release }) => release === answer.release) ?? []
  if (!answer || notes.length === 0) return null
  const end = () => {
    // An unanswered request shows them once more, at the next sign-in.
    void write.send({ body: { release: answer.release } }).catch(() => undefined)
    close()
  }
  return (
    <Dialog
      open
      onClose={end}
      title={t('updates.title')}
      description={<ReleaseName note={notes[0]} />}
      actions={
        <>
          {all && (
            <Button
              tone="ghost"
              onClick={() => {
                end()
                void navigate(`${all}#general`)
              }}
            >
              {t('updates.all')}
            </Button>
          )}
          <Button autoFocus onClick={end}>
            {t('updates.done')}
          </Button>
        </>
      }
    >
      <Notes notes={notes} label={t('updates.title')} />
    </Dialog>
  )
}

/** The notes of all releases, the newest first. */
export function AllUpdates({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const notes = useApiQuery([], path).data?.results.version_updates
  if (!notes) return null
  const releases = [...new Set(notes.map(({ release }) => release))]
  return (
    <Dialog
      open
      onClose={close}
      title={t('updates.title')}
      actions={
        <Button autoFocus onClick={close}>
          {t('updates.close')}
        </Button>
      }
    >
      {releases.map((release) => {
        const own = notes.filter((note) => note.release === release)
        return (
          <section key={release} aria-label={release}>
            <h3>
              <ReleaseName note={own[0]} />
            </h3>
            <Notes notes={own} label={release} />
          </section>
        )
      })}
    </Dialog>
  )
}

function ReleaseName({ note }: { note: Note | undefined }) {
  const { t } = useTranslation('shell')
  return note && t('updates.release', { release: note.release, date: formatDate(note.date) })
}

function Notes({ notes, label }: { notes: readonly Note[]; label: string }) {
  return (
    <ItemList
      plain
      label={label}
      items={notes.map(({ id, subject, title, change }) => ({
        id,
        picture: <IconTag size="md" icon={icons[subject]} />,
        title,
        lines: [change],
      }))}
    />
  )
}
