import type { PartDocs } from '../../foundations/partDocs.ts'

export const passwordFieldDocs: PartDocs = {
  what: 'A password, hidden until the eye is pressed; a new one ticks off its parts while it is typed.',
  when: [
    'To sign in, and to set a password: then with `rules` and `autoComplete="new-password"`.',
    'Password managers and pasting work and stay so.',
  ],
  whenNot: ['A one-time code or a PIN that is read from a screen: use TextField with digits.'],
  do: [
    {
      story: 'TicksOffItsRules',
      why: 'Every part in words, a tick and a word say which are there.',
    },
    { story: 'ShowsOnDemand', why: 'Who types blind on a phone may look.' },
  ],
  dont: [
    {
      story: 'DontHideTheRulesInTheError',
      why: 'Rules that come only after the mistake make people guess.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field, then to the eye, then on.' },
    { keys: 'Letters', does: 'Write; the parts of a new password are ticked off at once.' },
    { keys: 'Space, Enter', does: 'On the eye: show and hide the password.' },
    { keys: 'Enter', does: 'In the field: sends the form around it.' },
  ],
}
