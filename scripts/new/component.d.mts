export function filesOf(name: string): Record<string, string>
