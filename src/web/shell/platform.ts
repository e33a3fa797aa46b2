/** Whether shortcuts use Cmd rather than Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** A key with the modifier, labelled as on this machine's keyboard: `Ctrl K` or `⌘ K`. */
export const withModifier = (key: string): string => `${isMac ? '⌘' : 'Ctrl'} ${key.toUpperCase()}`
