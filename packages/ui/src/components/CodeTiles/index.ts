export { CodeTiles, type CodeTilesProps } from './CodeTiles.tsx'
