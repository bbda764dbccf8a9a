import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PrintAlone } from '../shared/print.ts'
import { Address, Code, Foot, Head, Hours, Lines, Logo, Sheet, Table } from './Poster.styles.ts'

export interface PosterProps {
  /** Address of the logo. @default the first letter of the name */
  logo?: string
  /** Name of the club, the heading. */
  name: string
  /** Street address under the name. */
  address: string
  /** A QrCode. */
  code: ReactNode
  /** One sentence in each language. */
  lines: readonly { code: string; text: string }[]
  /** Opening hours in each language. */
  hours: readonly { title: string; rows: readonly { days: string; times: string }[] }[]
  /** At the foot: phone and date of print. */
  foot: readonly string[]
  /** Shown on paper only. @default false */
  paperOnly?: boolean
}

/** Poster of one A4 page with a code to scan, black on white in every theme. */
export function Poster({ logo, name, address, code, lines, hours, foot, paperOnly }: PosterProps) {
  const sheet = (
    <Sheet data-paper="a4" data-theme="light" data-paper-only={paperOnly}>
      {paperOnly && <PrintAlone $paper="a4" />}
      <Head>
        {logo ? (
          <img src={logo} alt="" />
        ) : (
          <Logo aria-hidden>{name.trim().charAt(0).toUpperCase()}</Logo>
        )}
        <div>
          <h1>{name}</h1>
          <Address>{address}</Address>
        </div>
      </Head>
      <Code>{code}</Code>
      <Lines>
        {lines.map((line) => (
          <li key={line.code}>
            <small>{line.code}</small>
            {line.text}
          </li>
        ))}
      </Lines>
      {hours.length > 0 && (
        <Hours>
          {hours.map(({ title, rows }) => (
            <Table key={title}>
              <caption>{title}</caption>
              <tbody>
                {rows.map(({ days, times }) => (
                  <tr key={days}>
                    <th scope="row">{days}</th>
                    <td>{times}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ))}
        </Hours>
      )}
      <Foot>
        {foot.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </Foot>
    </Sheet>
  )
  // Beside the page, which is hidden on paper.
  return paperOnly ? createPortal(sheet, document.body) : sheet
}
