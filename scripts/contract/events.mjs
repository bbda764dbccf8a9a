/** Generates the kinds of live messages, for the server that emits them and the clients that receive them. */
export function events({ components: { schemas } }) {
  const list = (name) => schemas[name].enum.map((each) => `  '${each}',\n`).join('')
  return `// Made from the contract by \`npm run contract\`.

/** What live messages are about: \`room.changed\` is of the topic room. */
export const topics = [
${list('Topic')}] as const
/** What a message is about. */
export type Topic = (typeof topics)[number]

/** Topics that a message of another one is about as well. */
export const brings: { [T in Topic]?: readonly Topic[] } = {
${Object.entries(schemas.Topic['x-brings'])
  .map(([topic, brought]) => `  ${topic}: ['${brought.join("', '")}'],\n`)
  .join('')}}

/** What the owner is told of at once. */
export const alarms = [
${list('Alarm')}] as const
/** What the owner is told of at once. */
export type Alarm = (typeof alarms)[number]

/** What happened to what, as \`room.created\`. */
export type EventKind = \`\${Topic | Alarm}.\${'created' | 'changed' | 'removed'}\`
`
}
