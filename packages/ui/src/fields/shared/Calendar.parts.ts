import styled from 'styled-components'
import { icon, line, radius, space, text, token, weight, width } from '../../theme/index.ts'

/** Styles for react-day-picker, which is used without its own. */
export const Ground = styled.div`
  ${text('body')}
  --cell: min(${width.touch}, calc((100vw - ${space[40]}) / 7));

  .rdp-months {
    position: relative;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: ${width.touch};
    padding-inline-start: ${space[8]};
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }

  .rdp-button_next,
  .rdp-button_previous {
    display: grid;
    place-items: center;
    width: ${width.touch};
    height: ${width.touch};
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${token('fg.muted')};
  }

  .rdp-button_next:hover,
  .rdp-button_previous:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  [aria-disabled='true'].rdp-button_next,
  [aria-disabled='true'].rdp-button_previous {
    color: ${token('fg.disabled')};
    cursor: default;
  }

  .rdp-chevron {
    width: ${icon.md};
    height: ${icon.md};
    fill: currentcolor;
  }

  .rdp-dropdowns {
    display: flex;
    gap: ${space[4]};
    font-weight: ${weight.strong};
  }

  .rdp-dropdown_root {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${space[32]};
    border-radius: ${radius.control};
  }

  .rdp-dropdown_root:hover {
    background: ${token('bg.hover')};
  }

  /* The invisible native select covers its label and takes the press. */
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    background: ${token('bg.raised')};
    opacity: 0;
    appearance: none;
    cursor: pointer;
  }

  .rdp-dropdown_root:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    padding-inline: ${space[4]};
    white-space: nowrap;
  }

  .rdp-caption_label .rdp-chevron {
    width: ${icon.sm};
    height: ${icon.sm};
    color: ${token('fg.muted')};
  }

  .rdp-month_grid {
    border-collapse: collapse;
  }

  .rdp-weekday {
    ${text('caption')}
    width: var(--cell);
    height: ${space[32]};
    color: ${token('fg.subtle')};
  }

  .rdp-day {
    width: var(--cell);
    height: var(--cell);
    padding: ${line.hair} 0;
    text-align: center;
  }

  .rdp-day_button {
    width: 100%;
    height: 100%;
    padding: 0;
    border: ${line.hair} solid transparent;
    border-radius: ${radius.control};
    background: none;
    font-variant-numeric: tabular-nums;
  }

  .rdp-day_button:hover:enabled {
    background: ${token('bg.hover')};
  }

  .rdp-today .rdp-day_button {
    border-color: ${token('border.control')};
    font-weight: ${weight.strong};
  }

  .rdp-outside {
    color: ${token('fg.subtle')};
  }

  .rdp-disabled .rdp-day_button {
    color: ${token('fg.disabled')};
    text-decoration: line-through;
    cursor: default;
  }

  .rdp-range_middle {
    background: ${token('secondary.soft')};
  }

  .rdp-range_start:not(.rdp-range_end) {
    background: ${token('secondary.soft')};
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }

  .rdp-range_end:not(.rdp-range_start) {
    background: ${token('secondary.soft')};
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }

  .rdp-range_start .rdp-day_button,
  .rdp-range_end .rdp-day_button,
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
    font-weight: ${weight.strong};
  }
`
