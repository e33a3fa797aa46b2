import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const WORDS = /\.text\.ts$/
const REFUSALS = /\.refusals\.ts$/

/**
 * Builds the application in another language: instead of each `x.text.ts` goes its sister `x.text.de.ts`, and each `x.refusals.ts` takes its words from
 * `x.refusals.de.ts`. So a language costs the others nothing, and no screen knows of it.
 * @param language such as `de`
 */
export function inLanguage(language: string): Plugin {
  const sisterOf = (file: string) => file.replace(/\.ts$/, `.${language}.ts`)
  return {
    name: `in-language-${language}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!WORDS.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // A sister passes on what is the same in both.
      if (!found || sisterOf(found.id) === importer) return found
      const id = sisterOf(found.id)
      if (!existsSync(id)) throw new Error(`${found.id} has no sister in ${language}.`)
      return id
    },
    transform(code, id) {
      if (!REFUSALS.test(id)) return null
      const sister = sisterOf(id).replace(/^.*\//, './')
      const own = 'refusing(table)'
      if (!code.includes(own)) throw new Error(`${id} makes its refusals in an unknown way.`)
      return `import { words } from '${sister}'\n${code.replace(own, 'refusing(table, words)')}`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
  }
}
