/** Generates the kinds of live messages, for the server that emits them and the clients that receive them. */
export function events({ components: { schemas } }) {
  const list = (name) => schemas[name].enum.map((each) => `  '${each}',\n`).join('')
  return `// Made from the contract by \`npm run contract\`.

/** Topics of live messages: \`room.changed\` has the topic room. */
export const topics = [
${list('Topic')}] as const
/** Topic of a live message. */
export type Topic = (typeof topics)[number]

/** Further topics that a message of a topic affects. */
export const brings: { [T in Topic]?: readonly Topic[] } = {
${Object.entries(schemas.Topic['x-brings'])
  .map(([topic, brought]) => `  ${topic}: ['${brought.join("', '")}'],\n`)
  .join('')}}

/** Events that notify the owner immediately. */
export const alarms = [
${list('Alarm')}] as const
/** Event that notifies the owner immediately. */
export type Alarm = (typeof alarms)[number]

/** Topic and kind of change, such as \`room.created\`. */
export type EventKind = \`\${Topic | Alarm}.\${'created' | 'changed' | 'removed'}\`
`
}
