import { browserOn, OVER_IPV4, OVER_IPV6, UNKNOWN_DEVICE, UNKNOWN_PLACE } from './sessions.text.ts'

// Order matters: Edge and Opera also call themselves Chrome, Chrome calls itself Safari, Android calls itself Linux.
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const

/** A User-Agent header as a person would say it: 'Firefox on Windows'. */
export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return browserOn(browser, system)
  return browser ?? system ?? UNKNOWN_DEVICE
}

/** From where somebody signed in, as far as we tell: by the kind of address only. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (plain === '') return UNKNOWN_PLACE
  return plain.includes(':') ? OVER_IPV6 : OVER_IPV4
}
