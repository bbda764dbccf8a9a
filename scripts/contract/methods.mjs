/** Payment methods, for the server and the screens: numbers and names stand in the contract alone. */
export function methods(document) {
  const all = document.components.schemas.PaymentMethod['x-methods']
  const ids = (some) => some.map(({ id }) => id).join(', ')
  const countries = [...new Set(all.flatMap((method) => method.countries))]
  const named = ['card', 'terminal', 'cash', 'deposit']
  const lines = (some) => some.map((line) => `  ${line},\n`).join('')
  return `import type { components } from './schema.d.ts'

// Made from the contract by \`npm run contract\`.

/** A payment method by the contract's number. */
export type Method = components['schemas']['PaymentMethod']
/** A method whose money a provider takes. */
export type OnlineMethod = components['schemas']['OnlineMethod']

/** Payment methods by the contract's number, each with the ledger account that its money goes to. */
export const methods = {
${lines(all.map(({ id, account }) => `${id}: '${account}'`))}} as const satisfies Record<Method, string>

${named
  .map(
    (name) =>
      `export const ${name.toUpperCase()} = ${all.find((one) => one.account === name).id} as const`,
  )
  .join('\n')}

/** Online methods: a provider takes the money. */
export const onlineMethods: readonly OnlineMethod[] = [${ids(all.filter((one) => one.online))}]

/** Whether a provider takes the money. */
export const isOnline = (method: number) => onlineMethods.some((each) => each === method)

const byCountry: Record<'${countries.join("' | '")}', Method[]> = {
${lines(countries.map((country) => `${country}: [${ids(all.filter((one) => one.countries.includes(country)))}]`))}}

/** Methods available in a country; a club's settings narrow them further. */
export const methodsIn = (country: keyof typeof byCountry): Method[] => [...byCountry[country]]
`
}
