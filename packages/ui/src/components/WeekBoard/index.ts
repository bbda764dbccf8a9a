export { WeekBoard, type WeekBoardEvent, type WeekBoardProps } from './WeekBoard.tsx'
