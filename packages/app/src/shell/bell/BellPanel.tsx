import {
  Badge,
  Button,
  CheckAllIcon,
  Dialog,
  EmptyState,
  IconButton,
  Link,
  line,
  space,
  text,
  token,
  width,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { received } from '../../domain/notification/notification.ts'
import { useMarkAll } from '../../domain/notification/useMarkAll.ts'
import { Boundary } from '../../scaffold/feedback/index.ts'
import type { BellPanelProps } from './Bell.tsx'
import { BellRows } from './BellRows.tsx'

/** The latest notifications, as the content of the popover. */
export function BellPanel(props: BellPanelProps) {
  const { t } = useTranslation('notification')
  const query = useLatest()
  return (
    <Frame>
      <Head>
        <h2>{t('title')}</h2>
        {query.unread > 0 && <Badge>{query.unread}</Badge>}
        <MarkAll {...query} />
      </Head>
      <Body>
        <Latest {...props} query={query} />
      </Body>
      <SeeAll {...props} />
    </Frame>
  )
}

/** The same as a page on a phone. */
export function BellPage(props: BellPanelProps) {
  const { t } = useTranslation('notification')
  const query = useLatest()
  return (
    <Dialog
      open
      flush
      phone="page"
      title={t('title')}
      tools={<MarkAll {...query} isIcon />}
      onClose={props.close}
      actions={<SeeAll {...props} />}
    >
      <Latest {...props} query={query} />
    </Dialog>
  )
}

/** The first page of the notifications. */
function useLatest() {
  const query = received.use({ query: { per_page: 20 } })
  const { results = [], unread_count: unread = 0 } = query.data ?? {}
  return { query, unread, newest: results[0]?.id }
}

type Read = ReturnType<typeof useLatest>

interface MarkAllProps extends Pick<Read, 'unread' | 'newest'> {
  /** Only an icon, where there is no room for words. @default false */
  isIcon?: boolean
}

function MarkAll({ unread, newest, isIcon }: MarkAllProps) {
  const { t } = useTranslation('notification')
  const { mark, pending } = useMarkAll()
  const press = { pending, onClick: () => mark(newest) }
  if (unread === 0) return null
  if (isIcon) return <IconButton icon={CheckAllIcon} label={t('markAll')} {...press} />
  return (
    <Button tone="ghost" size="sm" {...press}>
      {t('markAll')}
    </Button>
  )
}

function Latest({ query: { query }, open }: BellPanelProps & { query: Read }) {
  const { t } = useTranslation('notification')
  return (
    <Boundary
      query={query}
      empty={{
        when: ({ results }) => results.length === 0,
        show: <EmptyState kind="first" level={3} title={t('empty.title')} />,
      }}
    >
      {({ results }) => (
        <BellRows rows={results} open={(id) => open({ id, ids: results.map((row) => row.id) })} />
      )}
    </Boundary>
  )
}

/** Always visible, also while the list loads and when it is empty. */
function SeeAll({ list, close }: BellPanelProps) {
  const { t } = useTranslation('notification')
  return (
    list && (
      <Foot>
        <Link href={list} onClick={close}>
          {t('seeAll')}
        </Link>
      </Foot>
    )
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  width: ${width.toast};
  max-width: 100%;
  height: 50vh;
`
const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[20]};
  min-height: ${space[48]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};

  & > h2 {
    ${text('heading')}
  }

  & > button {
    margin-inline-start: auto;
    color: ${token('fg.link')};
  }
`
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`
const Foot = styled.div`
  display: grid;
  flex: 1 0 auto;
  place-items: center;
  padding: ${space[12]};

  ${Body} + & {
    flex: none;
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & > a {
    text-decoration: none;
  }
`
