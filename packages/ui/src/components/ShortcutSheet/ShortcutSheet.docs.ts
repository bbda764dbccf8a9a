import type { PartDocs } from '../../foundations/partDocs.ts'

export const shortcutSheetDocs: PartDocs = {
  what: 'All keys of the app, on one sheet.',
  when: ['Opened by ? from every screen.'],
  whenNot: ['Beside one action: use Kbd.'],
  do: [{ story: 'Catalog', why: 'Grouped by what people want to do.' }],
  dont: [{ story: 'DontMixThingsUp', why: 'Without groups nobody finds a key.' }],
  keyboard: [{ keys: 'Esc', does: 'Closes it; the focus returns.' }],
  framed: true,
}
