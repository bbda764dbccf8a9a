/** Browser and system of a User-Agent header, for people; empty where they are unknown. */
export interface UserAgent {
  kind: 'computer' | 'phone' | 'tablet'
  /** Such as `Chrome 131`. */
  browser: string
  /** Such as `Android 14`. Browsers no longer tell the versions of Windows and macOS. */
  system: string
}

/** Mark of a product in the header, its name, and its version where it is not in the mark. */
type Known = readonly [mark: RegExp, name: string, version?: RegExp]

/** In this order, since most browsers name others too. */
const browsers: readonly Known[] = [
  [/\bYaBrowser\/(\d+)/, 'Yandex'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:\b|Headless)(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bSafari\//, 'Safari', /\bVersion\/(\d+)/],
]

const systems: readonly Known[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPadOS', /\bOS (\d+)/],
  [/\biPhone\b/, 'iOS', /\bOS (\d+)/],
  [/\bAndroid (\d+)/, 'Android'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads a User-Agent header. */
export function userAgent(text: string): UserAgent {
  const isTablet = /\biPad\b/.test(text) || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text))
  const isPhone = /\b(?:iPhone|Android|Mobile)\b/.test(text)
  return {
    kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer',
    browser: firstOf(browsers, text),
    system: firstOf(systems, text),
  }
}

function firstOf(known: readonly Known[], text: string): string {
  for (const [mark, name, version = mark] of known) {
    if (!mark.test(text)) continue
    const number = version.exec(text)?.[1]
    return number ? `${name} ${number}` : name
  }
  return ''
}
