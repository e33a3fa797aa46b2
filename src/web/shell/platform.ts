import { CMD, CTRL } from './shell.text.ts'

/** Whether shortcuts use Cmd instead of Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** A key with its modifier, as labelled on this machine's keyboard: `Ctrl K` or `⌘ K`. */
export const withModifier = (key: string): string => `${isMac ? CMD : CTRL} ${key.toUpperCase()}`
