/** The link to the styles that the page which opens first has no use for; see styles.build.ts. */
const LINK = /<link [^>]*\/later-[^>]*/
const PATHS = new Set(['/dashboard', '/login'])

/** The application's page for a path. That of the first one fetches what later ones need without waiting for it. */
export const withItsStyles = (page: string, path: string): string =>
  PATHS.has(path) ? page.replace(LINK, (link) => `${link} media="not all" data-later`) : page
