import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type FilesByPath = Readonly<Record<string, readonly string[]>>
/** What preloads.build.ts writes: the files that each path needs. */
type Preloads = { readonly signedIn: FilesByPath; readonly public: FilesByPath }

const SIGN_IN = '/login'
/** What an application asks first, while its scripts are still on their way. It matches that request by its mode, so it has to be anonymous. */
const SESSION = '<link rel="preload" as="fetch" href="/api/session" crossorigin>'
const NONE: Preloads = { signedIn: {}, public: {} }

/**
 * Finds the scripts that the screen at a path needs, so that the browser asks for all of them with the page itself.
 * @param folder of the bundle in one language; one without preloads, as in development, names no files
 * @returns takes a path with its leading slash, and whether the request brought a session; gives `<link>` elements
 */
export async function preloadsOf(folder: string): Promise<(path: string, hasSession: boolean) => string> {
  const text = await readFile(join(folder, '.vite/preloads.json'), 'utf8').catch(() => null)
  const files = text === null ? NONE : (JSON.parse(text) as Preloads)
  const links = (found: readonly string[] = []) =>
    found.map((file) => `<link rel="modulepreload" href="${file}">`).join('')
  return (path, hasSession) => {
    if (Object.hasOwn(files.public, path)) return links(files.public[path])
    const signedIn = underItsPath(files.signedIn, path)
    if (!signedIn) return ''
    // Whoever has no session is led to the sign-in page.
    return hasSession ? SESSION + links(signedIn) : links(files.public[SIGN_IN])
  }
}

/** A screen also has the paths below its own that no other has, such as `/meeting/of-a-team`. */
function underItsPath(files: FilesByPath, path: string): readonly string[] | undefined {
  for (let shown = path; shown !== ''; shown = shown.slice(0, shown.lastIndexOf('/')))
    if (Object.hasOwn(files, shown)) return files[shown]
  return undefined
}
