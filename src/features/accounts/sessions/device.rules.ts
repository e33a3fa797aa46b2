import * as de from './devices.text.de.ts'
import * as en from './devices.text.ts'
import { FIRST_LANGUAGE, type Language } from '../../../language/languages.rules.ts'

/** The server says it, in the language of whoever asks. */
const WORDS = { en, de }

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
export function deviceOf(userAgent: string, language: Language = FIRST_LANGUAGE): string {
  const { browserOn, UNKNOWN_DEVICE } = WORDS[language]
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return browserOn(browser, system)
  return browser ?? system ?? UNKNOWN_DEVICE
}

/** From where somebody signed in, as far as we tell: by the kind of address only, or whether it was on the server’s own machine. */
export function placeOf(address: string, isHere: boolean, language: Language = FIRST_LANGUAGE): string {
  const { THIS_MACHINE, UNKNOWN_PLACE, OVER_IPV4, OVER_IPV6 } = WORDS[language]
  if (isHere) return THIS_MACHINE
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (plain === '') return UNKNOWN_PLACE
  return plain.includes(':') ? OVER_IPV6 : OVER_IPV4
}
