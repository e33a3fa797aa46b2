/** The time zone in which the browser runs, such as Europe/Berlin. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
