export {
  PanelGroup,
  PanelHistory,
  PanelPerson,
  type PanelGroupProps,
  type PanelHistoryProps,
  type PanelPersonProps,
} from './PanelParts.tsx'
export { SidePanel } from './SidePanel.tsx'
export type { SidePanelProps } from './sidePanel.types.ts'
