import type { Table } from './digest.table.ts'
import type { ThingView } from './digest.things.ts'
import type { View } from './digest.view.ts'

// Mail programs read neither style sheets nor variables for sure: colours and sizes stand at each element. The style sheet
// has what a narrow or a dark screen adds.
const ink = '#1c182e'
const muted = '#565366'
const line = '#e4e3ea'
const canvas = '#f7f6fa'
const violet = '#6435c3'
const button = '#2a2542'
const mark = '#7b4ae5'
const tones = {
  danger: { back: '#ffe9e7', fore: '#88091d' },
  warning: { back: '#fff0db', fore: '#6e4b00' },
}
const changes = { good: '#006f36', bad: '#ae0326' }
const font = "font-family:'Onest','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .side { padding-left: 16px !important; padding-right: 16px !important; }
    .outer { padding: 12px 8px !important; }
    .cell { padding-left: 8px !important; font-size: 13px !important; }
    .dense { padding-left: 5px !important; font-size: 11px !important; }
    .label { font-size: 13px !important; }
    .sum { font-size: 32px !important; }
    .act { display: block !important; text-align: left !important; padding: 0 0 12px !important; width: auto !important; }
    .body { display: block !important; width: auto !important; border: 0 !important; padding-bottom: 4px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .canvas { background: #13111b !important; }
    .card { background: #1a1823 !important; border-color: #373444 !important; }
    .ink, .ink a { color: #efeff4 !important; }
    .muted { color: #a4a3b0 !important; }
    .line { border-color: #373444 !important; }
    .link { color: #cabfff !important; }
    .good { color: #6cbe84 !important; }
    .bad { color: #f97f7e !important; }
    .button { background: #efecff !important; color: #231545 !important; }
  }`

/** The digest as a page 600 wide: tables, styles at each element and no pictures. All texts are escaped here. */
export function htmlOf(view: View): string {
  const { sales, foot, home, more } = view
  const tone = sales.change?.isGood ? 'good' : 'bad'
  return `<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(view.subject)}</title>
<style>${styles}
</style>
</head>
<body class="canvas" style="margin:0;background:${canvas}">
${table('class="canvas"', `background:${canvas}`)}<tr><td class="outer" align="center" style="padding:24px">
${table('', 'max-width:600px')}
<tr><td style="padding:0 4px 16px">${table()}<tr>
<td width="34" height="34" align="center" bgcolor="${mark}" style="background:${mark};background-image:linear-gradient(135deg,${mark},${button});border-radius:8px;color:#ffffff;${font};font-size:18px;font-weight:700">Z</td>
<td class="ink" style="padding-left:12px;color:${ink};${font};font-size:16px;font-weight:600">Zal</td>
<td class="muted" align="right" style="color:${muted};${font};font-size:13px">${escape(view.date)}</td>
</tr></table></td></tr>
<tr><td class="card side" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${line};border-radius:12px;padding:32px 28px">
${block(view.hello, 'ink', `font-size:24px;font-weight:600;color:${ink}`)}
${block(view.scope, 'muted', `font-size:15px;color:${muted};padding-top:4px`)}
${heading(view.heading)}
${table()}${view.things.map(thing).join('')}</table>
${more ? block(link(more.label, more.href), 'muted', `font-size:14px;padding-top:12px`, true) : ''}
${heading(sales.title)}
<div class="ink sum" style="${font};font-size:38px;line-height:1.2;font-weight:700;color:${ink}">${amount(sales.sum)} <span class="muted" style="font-size:16px;font-weight:400;color:${muted}">${escape(sales.currency)}</span></div>
${sales.change ? block(sales.change.text, tone, `font-size:14px;font-weight:500;color:${changes[tone]};padding-top:4px`) : ''}
${sales.standout === undefined ? '' : block(sales.standout, 'muted', `font-size:14px;color:${muted};padding-top:8px`)}
${figures(view.yesterday)}
${heading(view.todayTitle)}
${figures(view.today)}
<div style="padding-top:24px">${table()}<tr><td class="button" align="center" bgcolor="${button}" style="background:${button};border-radius:8px"><a class="button" href="${escape(home.href)}" style="display:block;padding:14px;border-radius:8px;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escape(home.label)}</a></td></tr></table></div>
</td></tr>
<tr><td class="muted" align="center" style="padding:20px 8px;color:${muted};${font};font-size:13px;line-height:1.5">${escape(foot.text)} ${link(foot.change, foot.href, true)} ${escape(foot.or)} ${link(foot.off, foot.href, true)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const table = (attributes = '', style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:separate;${style}">`

/** A line of text; `isHtml` where it is escaped already. */
const block = (text: string, name: string, style: string, isHtml = false) =>
  `<div class="${name}" style="${font};line-height:1.4;${style}">${isHtml ? text : escape(text)}</div>`

const heading = (text: string) =>
  `<h2 class="ink" style="margin:0;padding:28px 0 8px;${font};font-size:17px;font-weight:600;color:${ink}">${escape(text)}</h2>`

const link = (text: string, href: string, isUnderlined = false) =>
  `<a class="link" href="${escape(href)}" style="color:${violet};text-decoration:${isUnderlined ? 'underline' : 'none'}">${escape(text)}</a>`

function thing({ tone, mark: sign, title, text, action, href }: ThingView) {
  const { back, fore } = tones[tone]
  const edge = `border-bottom:1px solid ${line}`
  return `<tr>
<td class="line" width="52" valign="top" style="${edge};padding:12px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="36" height="36" align="center" bgcolor="${back}" style="background:${back};border-radius:8px;color:${fore};${font};font-size:18px;font-weight:700">${escape(sign)}</td></tr></table></td>
<td class="line body" style="${edge};padding:12px 0">${block(title, 'ink', `font-size:15px;font-weight:600;color:${ink}`)}${block(text, 'muted', `font-size:14px;color:${muted}`)}</td>
<td class="line act" align="right" style="${edge};padding:12px 0 12px 12px;${font};font-size:14px;font-weight:600;white-space:nowrap">${link(action, href)}</td>
</tr>`
}

function figures({ head, rows }: Table) {
  const cell = head.length > 3 ? 'cell dense' : 'cell'
  const edge = `border-bottom:1px solid ${line}`
  const number = 'padding:11px 0 11px 12px;white-space:nowrap;font-variant-numeric:tabular-nums'
  const heads = head.map(
    (name) =>
      `<td class="${cell} line muted" align="right" valign="bottom" style="${edge};padding:11px 0 11px 12px;${font};font-size:12px;color:${muted}">${escape(name)}</td>`,
  )
  const lines = rows.map(({ label, isMain, cells }) => {
    const weight = `font-weight:${isMain ? 600 : 400}`
    const shown = cells.map(
      ({ text, href }) =>
        `<td class="${cell} line ink" align="right" style="${edge};${number};${font};font-size:15px;${weight};color:${ink}">${href ? `<a href="${escape(href)}" style="color:${ink};text-decoration:none">${amount(text)}</a>` : amount(text)}</td>`,
    )
    return `<tr><td class="line ink label" style="${edge};padding:11px 0;${font};font-size:14px;${weight};color:${ink}">${escape(label)}</td>${shown.join('')}</tr>`
  })
  return `<div style="padding-top:8px">${table()}<tr><td class="line" style="${edge}">&nbsp;</td>${heads.join('')}</tr>${lines.join('')}</table></div>`
}

/** A number; without the mark some mail programs make a link of it, as of a telephone number. */
const amount = (text: string) => escape(text).replace(/\u00A0/g, '&nbsp;')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (found) => entities[found] ?? found)
