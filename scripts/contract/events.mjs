/** Generates the topics and kinds of live messages, for the server, which checks what it emits, and for the screens. */
export function events({ components: { schemas } }) {
  const list = (name) => schemas[name].enum.map((each) => `  '${each}',\n`).join('')
  return `// Made from the contract by \`npm run contract\`.

/** Topics of live messages: \`room.changed\` has the topic room. */
export const topics = [
${list('Topic')}] as const
/** Topic of a live message. */
export type Topic = (typeof topics)[number]

/** Further topics that a message of a topic invalidates. */
export const brings: { [T in Topic]?: readonly Topic[] } = {
${Object.entries(schemas.Topic['x-brings'])
  .map(([topic, brought]) => `  ${topic}: ['${brought.join("', '")}'],\n`)
  .join('')}}

/** Kinds of owner alerts, sent at once. */
export const alarms = [
${list('Alarm')}] as const
/** Kind of an owner alert. */
export type Alarm = (typeof alarms)[number]

/** Kind of a live message, such as \`room.created\`. */
export type EventKind = \`\${Topic | Alarm}.\${'created' | 'changed' | 'removed'}\`
`
}
