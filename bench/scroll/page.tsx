import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import words from '../../locales/uz/ui.json'
import { columns, crowd, type Member } from '../../packages/ui/src/components/DataTable/members.tsx'
import {
  Card,
  DataTable,
  GlobalStyle,
  IconButton,
  Menu,
  MoreIcon,
  UiProvider,
  type RowKey,
} from '../../packages/ui/src/index.ts'

const people = crowd(100_000)

/** A list as in the app: every row is a link, selectable, and has a menu. */
function Page() {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
  return (
    <UiProvider words={words} language="uz" theme="light">
      <GlobalStyle />
      <Card flush>
        <DataTable
          label="Mijozlar"
          virtual
          columns={columns}
          rows={people}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `#${id}`}
          isDimmed={({ status }) => status === 'inactive'}
          selected={keys}
          onSelect={setKeys}
          actions={menu}
        />
      </Card>
    </UiProvider>
  )
}

const menu = ({ name }: Member) => (
  <Menu label={name} trigger={<IconButton icon={MoreIcon} label={name} />} groups={[]} />
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
