/**
 * Generates the limits shared by server and clients: the table of docs/limits.md, and the bounds of form
 * fields.
 */
export function limits({ components: { schemas } }, table) {
  const groups = Object.groupBy(
    [...table.matchAll(/^\| `(\w+)(?:\.(\w+))?` *\| *(\d+) \| (.+?) *\|$/gm)],
    ([, name]) => name,
  )
  const line = (name, value, why) => `/** ${why} */\n${name}: ${value},\n`
  const business = Object.entries(groups).map(([name, rows]) => {
    const parts = rows.map(([, , part, value, why]) => line(part ?? name, value, why)).join('')
    return rows[0][2] ? `${name}: {\n${indented(parts)}},\n` : parts
  })
  const forms = {
    classLimits: schemas.ClassCreate,
    classTimeLimits: schemas.ClassTimeSent,
    memberLimits: schemas.MemberCreate,
    packageLimits: schemas.PackageCreate,
    roomLimits: schemas.RoomCreate,
    trainerLimits: schemas.TrainerCreate,
  }
  return `// Made from the contract and docs/limits.md by \`npm run contract\`.

export const businessLimits = {
${indented(business.join(''))}} as const
${Object.entries(forms)
  .map(
    ([name, form]) => `\nexport const ${name} = {\n${indented(bounds(schemas, form))}} as const\n`,
  )
  .join('')}`
}

/** Bounds of the fields of a form: values of numbers, lengths of texts. */
function bounds(schemas, form) {
  return Object.entries(form.properties)
    .map(([name, field]) => [name, schemas[field.$ref?.split('/').at(-1)] ?? field])
    .map(([name, { type, minimum: min, maximum, maxLength: max = maximum }]) => {
      const kept = [type].flat().includes('array') ? {} : { min, max }
      const parts = Object.entries(kept).filter(([, value]) => value !== undefined)
      const text = parts.map(([bound, value]) => `${bound}: ${value}`).join(', ')
      return text && `${name}: { ${text} },\n`
    })
    .join('')
}

function indented(lines) {
  return lines.replace(/^(?=.)/gm, '  ')
}
