import { shortName } from './shortName.ts'

/** Family and given name of a row; the tooltip has the full name. */
export const ShortName = ({ fullname }: { fullname: string }) => (
  <span title={fullname}>{shortName(fullname)}</span>
)
