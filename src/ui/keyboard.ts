import { CMD, CTRL } from './ui.text.ts'

/** Whether shortcuts use Cmd instead of Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** A key with its modifier, as labelled on this machine's keyboard: `Ctrl K`, `⌘ K` or `Ctrl Enter`. */
export const withModifier = (key: string): string =>
  `${isMac ? CMD : CTRL} ${key.length === 1 ? key.toUpperCase() : key}`
