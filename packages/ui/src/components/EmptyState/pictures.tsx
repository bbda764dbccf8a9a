import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/index.ts'

/** One illustration per kind. */
export const pictures = {
  first: () => (
    <Scene>
      <Sheet x={52} y={34} />
      <path data-ink d="M64 52h32M64 64h22" />
      <circle data-mark cx="108" cy="80" r="15" />
      <path data-on-mark d="M108 73v14M101 80h14" />
    </Scene>
  ),
  unmatched: () => (
    <Scene>
      <Sheet x={52} y={34} />
      <path data-ink d="M64 52h32M64 64h14" />
      <circle data-lens cx="98" cy="72" r="17" />
      <path data-violet d="m110.5 84.5 11 11" />
      <path data-ink d="M92 72h12" />
    </Scene>
  ),
  forbidden: () => (
    <Scene>
      <Sheet x={52} y={34} />
      <path data-ink d="M64 52h32M64 64h22" />
      <path data-violet d="M100 74v-5a8 8 0 0 1 16 0v5" />
      <rect data-mark x="94" y="74" width="28" height="21" rx="6" />
      <path data-on-mark d="M108 82v5" />
    </Scene>
  ),
  error: () => (
    <Scene>
      <Sheet x={52} y={34} />
      <path data-ink d="M64 52h32M64 64h16" />
      <path
        data-danger
        d="M105 65.5a3.5 3.5 0 0 1 6 0l14 24.5a3.5 3.5 0 0 1-3 5.2H94a3.5 3.5 0 0 1-3-5.2Z"
      />
      <path data-on-mark d="M108 75v8M108 89v.2" />
    </Scene>
  ),
  missing: () => (
    <Scene>
      <Sheet x={52} y={34} />
      <path data-ink d="M64 86h20" />
      <path data-violet d="M73 58a8 8 0 1 1 11.5 7.2c-2.6 1.3-3.5 2.6-3.5 5.3M81 77v.2" />
      <circle data-soft cx="112" cy="88" r="7" />
    </Scene>
  ),
  done: () => (
    <Scene>
      <Sheet x={52} y={34} />
      <path data-ink d="M76 53h22M76 67h22" />
      <path data-violet d="m63 53 3 3 5-6M63 67l3 3 5-6" />
      <circle data-good cx="108" cy="84" r="15" />
      <path data-on-mark d="m101 84 5 5 9-10" />
    </Scene>
  ),
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 160 120" fill="none" aria-hidden>
      <ellipse data-soft cx="80" cy="66" rx="62" ry="46" />
      <rect data-back x="60" y="24" width="64" height="70" rx="9" transform="rotate(6 92 59)" />
      {children}
      <path data-violet d="M30 38v8M26 42h8" opacity=".55" />
      <circle data-soft-dot cx="136" cy="42" r="3" />
      <circle data-soft-dot cx="38" cy="92" r="2" />
    </Drawing>
  )
}

function Sheet({ x, y }: { x: number; y: number }) {
  return <rect data-sheet x={x} y={y - 6} width="60" height="70" rx="9" />
}

const Drawing = styled.svg`
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2.5;

  [data-soft] {
    fill: ${token('secondary.soft')};
  }

  [data-soft-dot] {
    fill: ${token('secondary.softHover')};
  }

  [data-back] {
    fill: ${token('secondary.softHover')};
  }

  [data-sheet],
  [data-lens] {
    fill: ${token('bg.surface')};
    stroke: ${token('border.default')};
    stroke-width: 1.5;
  }

  [data-lens] {
    stroke: ${token('secondary.solid')};
    stroke-width: 3;
  }

  [data-ink] {
    stroke: ${token('border.default')};
    stroke-width: 4;
  }

  [data-violet] {
    stroke: ${token('focus.ring')};
    stroke-width: 3;
  }

  [data-mark] {
    fill: ${token('secondary.solid')};
  }

  [data-good] {
    fill: ${token('success.solid')};
  }

  [data-danger] {
    fill: ${token('danger.solid')};
  }

  [data-on-mark] {
    stroke: ${token('secondary.fg')};
    stroke-width: 3;
  }
`
