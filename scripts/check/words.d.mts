export declare function faults(namespace: string, texts: Record<string, object>): string[]
export declare function unknownKeys(sources: [string, string][], keys: Set<string>): string[]
