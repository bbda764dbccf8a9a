import { useEffect, useEffectEvent, useState } from 'react'
import { AlertIcon, CloseIcon, SuccessIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Do, Toast } from './Snackbar.parts.ts'
import { lifetime, type Snack } from './snackbars.ts'

interface SnackbarProps extends Snack {
  onClose: () => void
}

/** One notification. Its timer pauses on hover and focus. */
export function Snackbar({ onClose, ...snack }: SnackbarProps) {
  const { parts } = useUi().words
  const { words, tone = 'info', undo, action } = snack
  const [held, setHeld] = useState(false)
  const leave = useEffectEvent(onClose)
  const life = lifetime(snack)
  useEffect(
    function leaveInTime() {
      if (held || life === undefined) return
      const timer = setTimeout(leave, life)
      return () => clearTimeout(timer)
    },
    [held, life],
  )
  const answer = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Toast
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'success' && <SuccessIcon aria-hidden />}
      {tone === 'error' && <AlertIcon aria-hidden />}
      <span role={tone === 'error' ? 'alert' : 'status'}>{words}</span>
      {action && <Do onClick={answer(action.onAction)}>{action.label}</Do>}
      {undo && <Do onClick={answer(undo)}>{parts.undo}</Do>}
      {life === undefined && (
        <Do onClick={onClose} aria-label={parts.close}>
          <CloseIcon aria-hidden />
        </Do>
      )}
    </Toast>
  )
}
