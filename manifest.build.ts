import { readFile } from 'node:fs/promises'
import { type Plugin, runnerImport } from 'vite'

const MANIFEST = 'manifest.webmanifest'
const CONTENT = /(name="description"\s+content=")[^"]*"/

/**
 * Describes the product to readers of another language, on the page and in a manifest of its own.
 * @param language such as `de`
 */
export function describedIn(language: string): Plugin {
  const description = runnerImport<{ DESCRIPTION: string }>(`./src/web/description.text.${language}.ts`).then(
    ({ module }) => module.DESCRIPTION,
  )
  return {
    name: `described-in-${language}`,
    apply: 'build',
    async generateBundle() {
      const manifest = JSON.parse(await readFile(`src/web/static/${MANIFEST}`, 'utf8')) as object
      const source = JSON.stringify({ ...manifest, lang: language, description: await description }, null, 2)
      this.emitFile({ type: 'asset', fileName: MANIFEST, source })
    },
    transformIndexHtml: {
      // The file is made by this build, so it is not looked for before.
      order: 'post',
      handler: async (html, { path }) => {
        const page = html.replace(`"/${MANIFEST}"`, `"/${language}/${MANIFEST}"`)
        return path.endsWith('index.html') ? page.replace(CONTENT, `$1${await description}"`) : page
      },
    },
  }
}
