/** In the order of recognition, because Edge and Opera also name Chrome, and Chrome also names Safari. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Names a device by its user agent, such as "Firefox, Windows". A program is named by its first word, such as "curl". */
export function deviceName(userAgent: string): string {
  const nameOf = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const names = [nameOf(browsers), nameOf(systems)].filter((name) => name !== undefined)
  return names.join(', ') || (/^[\w.-]+/.exec(userAgent)?.[0] ?? '')
}
