export declare function app(): Promise<void>
export declare function snapshot(): Promise<void>
