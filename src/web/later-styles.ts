/** Puts to use the styles of later screens, which the page that opens first did not wait for; see styles.build.ts. */
export function startLaterStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.media = 'all'
}
