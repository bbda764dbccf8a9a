export declare const chromiumArgs: string[]
export declare function chromium(): {
  executablePath: string
  args: string[]
  env: Record<string, string>
}
export declare function chromiumPath(): string
