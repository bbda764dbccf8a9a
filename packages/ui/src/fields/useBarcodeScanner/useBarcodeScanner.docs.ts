import type { PartDocs } from '../../foundations/partDocs.ts'

export const useBarcodeScannerDocs: PartDocs = {
  what: 'Hears a barcode scanner anywhere on the screen and gives its code, without a field to click into first.',
  when: [
    'For check-in by card and for selling by barcode, where hands are on the scanner.',
    'Once on a screen; what the code means is the screen’s affair.',
  ],
  whenNot: [
    'Not for a code that a person types: use TextField or SearchField.',
    'Not inside a part of the interface: the screen listens, parts do not.',
  ],
  do: [
    { story: 'Scan', why: 'The focus may be anywhere; the code arrives whole and once.' },
    {
      story: 'OverAField',
      why: 'A scan that comes while somebody types leaves the text as it was.',
    },
    {
      story: 'LeavesAFieldAlone',
      why: 'With `takes`, a field that looks for what is scanned has the keys for itself.',
    },
  ],
  dont: [
    {
      story: 'DontWhenOff',
      why: 'While a dialog asks something, a scan would answer behind it: switch it off.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Ends a scan of four keys or more within 60 ms each; else it is left alone.',
    },
  ],
}
