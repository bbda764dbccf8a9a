import styled from 'styled-components'
import {
  layer,
  line,
  radius,
  shadow,
  space,
  text,
  token,
  unseen,
  weight,
} from '../../theme/index.ts'

export const Sheet = styled.div`
  position: relative;
  /* Contains the z-index values of the library. */
  isolation: isolate;
  height: 100%;
`

export const Ground = styled.div`
  height: 100%;
  overflow: hidden;
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.card};

  &.leaflet-container {
    ${text('label')}
    /* The library's z-index starts at 200; this keeps its layers below our buttons. */
    z-index: 0;
    background: ${token('bg.sunken')};
    cursor: crosshair;
  }

  &[data-disabled='true'] {
    cursor: default;
    opacity: 0.8;
  }

  & .land {
    fill: ${token('bg.hover')};
    fill-opacity: 0.5;
    stroke: ${token('border.default')};
    stroke-width: 1;
  }

  & .land.ours {
    fill: ${token('bg.surface')};
    stroke: ${token('border.control')};
    stroke-width: 1.5;
  }

  & .square {
    border: solid ${token('border.default')};
    border-width: ${line.hair} 0 0 ${line.hair};
  }

  & .city {
    color: ${token('fg.muted')};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }

  & .city > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: ${space[12]};
    translate: 0 -50%;
  }

  & .city > span::before {
    content: attr(data-name);
  }

  & .city::before {
    position: absolute;
    width: ${space[8]};
    height: ${space[8]};
    border: ${line.ring} solid ${token('fg.muted')};
    border-radius: ${radius.round};
    background: ${token('bg.surface')};
    content: '';
    translate: -50% -50%;
  }

  &[data-far] .small {
    display: none;
  }

  & .pin {
    border: ${line.ring} solid ${token('secondary.fg')};
    border-radius: 50%;
    cursor: grab;
  }

  & .pin::before {
    position: absolute;
    inset: 0;
    border-radius: 50% 50% 0;
    background: ${token('secondary.solid')};
    box-shadow: 0 0 0 ${line.ring} ${token('secondary.fg')};
    content: '';
    rotate: 45deg;
  }

  & .pin::after {
    position: absolute;
    inset: 32%;
    border-radius: 50%;
    background: ${token('secondary.fg')};
    content: '';
  }
`

export const Zoom = styled.div`
  position: absolute;
  z-index: ${layer.bar};
  inset-block-start: ${space[8]};
  inset-inline-end: ${space[8]};
  display: grid;
  gap: ${space[8]};
`

export const Hint = styled.span`
  ${text('label')}
  position: absolute;
  z-index: ${layer.bar};
  inset-block-end: ${space[12]};
  inset-inline: ${space[12]};
  width: fit-content;
  margin-inline: auto;
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.round};
  background: ${token('bg.raised')};
  box-shadow: ${shadow[2]};
  color: ${token('fg.muted')};
  pointer-events: none;
  text-align: center;
`

export const Said = styled.span`
  ${unseen}
`
