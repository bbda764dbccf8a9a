import { Visitor, parseSync } from 'oxc-parser'

/** Source of the bounds of form fields, from the schemas of the contract. */
export function fieldLimits({ components: { schemas } }) {
  const forms = {
    classLimits: schemas.ClassCreate,
    classTimeLimits: schemas.ClassTimeSent,
    clubLimits: schemas.ClubCreate,
    memberLimits: schemas.MemberCreate,
    packageLimits: schemas.PackageCreate,
    profileLimits: schemas.ProfileChange,
    roomLimits: schemas.RoomCreate,
    staffLimits: schemas.StaffCreate,
    trainerLimits: schemas.TrainerCreate,
  }
  const parts = Object.entries(forms).map(
    ([name, form]) => `\nexport const ${name} = {\n${bounds(schemas, form)}} as const\n`,
  )
  return `// Made from the contract by \`npm run contract\`.\n${parts.join('')}`
}

/** Bounds of the fields of a form: values of numbers, lengths of texts. */
function bounds(schemas, form) {
  return Object.entries(form.properties)
    .map(([name, field]) => [name, schemas[field.$ref?.split('/').at(-1)] ?? field])
    .map(([name, { type, minimum: min, maximum, maxLength: max = maximum }]) => {
      const kept = [type].flat().includes('array') ? {} : { min, max }
      const parts = Object.entries(kept).filter(([, value]) => value !== undefined)
      const text = parts.map(([bound, value]) => `${bound}: ${value}`).join(', ')
      return text && `  ${name}: { ${text} },\n`
    })
    .join('')
}

/** The document with its table replaced by that of the source of the business limits. */
export function limitsDocument(document, source) {
  return document.replace(
    /(<!-- limits -->\n\n)[^]*?(\n<!-- \/limits -->)/,
    (_, before, after) => before + table(businessLimits(source)) + after,
  )
}

/** Name, value and comment of every number in the source. */
function businessLimits(source) {
  const { program, comments } = parseSync('limits.ts', source)
  const groups = []
  const limits = []
  new Visitor({
    Property({ key, value, start }) {
      if (value.type === 'ObjectExpression') return void groups.push(key.name)
      const comment = comments.findLast(({ end }) => end < start)
      limits.push({
        name: [...groups, key.name].join('.'),
        value: value.value,
        meaning: comment.value.replace(/^\*|\n\s*\*/g, '').trim(),
      })
    },
    'Property:exit': ({ value }) => value.type === 'ObjectExpression' && void groups.pop(),
  }).visit(program)
  return limits
}

function table(limits) {
  const rows = [
    ['Limit', 'Value', 'What it means'],
    ...limits.map(({ name, value, meaning }) => [`\`${name}\``, String(value), meaning]),
  ]
  const [name, value, meaning] = [0, 1, 2].map((at) =>
    Math.max(...rows.map((row) => row[at].length)),
  )
  const line = ([first, second, third]) =>
    `| ${first.padEnd(name)} | ${second.padStart(value)} | ${third.padEnd(meaning)} |\n`
  const rule = `| ${'-'.repeat(name)} | ${'-'.repeat(value - 1)}: | ${'-'.repeat(meaning)} |\n`
  const [head, ...body] = rows
  return line(head) + rule + body.map(line).join('')
}
