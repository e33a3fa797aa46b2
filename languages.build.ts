import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { childrenOf, edited, type SyntaxNode, syntaxOf } from './syntax.build.ts'

const WORDS = /\.text\.ts$/
const REFUSALS = /\.refusals\.ts$/

/** A file of refusals whose table has nothing but their codes and kinds: the words are those of its sister. */
export function withoutWords(path: string, source: string): string {
  const entries = propertiesOf(tableBelow(syntaxOf(path, source)))
  const edits = entries.map(({ value }) => {
    const kind = propertiesOf(value).find(({ key }) => key['name'] === 'kind')
    const { start, end } = value
    return { start, end, text: kind ? `{ ${source.slice(kind.start, kind.end)}, detail: '' }` : `''` }
  })
  return edited(source, edits)
}

type Property = SyntaxNode & { key: SyntaxNode; value: SyntaxNode }

const propertiesOf = (node: { [part: string]: unknown } | undefined): Property[] =>
  node?.['type'] === 'ObjectExpression' ? (node['properties'] as Property[]) : []

/** The object that a file calls its table. */
function tableBelow(node: SyntaxNode): SyntaxNode | undefined {
  const isTable = node.type === 'VariableDeclarator' && (node['id'] as { name?: string }).name === 'table'
  return isTable ? objectBelow(node) : firstOf(node, tableBelow)
}

const objectBelow = (node: SyntaxNode): SyntaxNode | undefined =>
  node.type === 'ObjectExpression' ? node : firstOf(node, objectBelow)

const firstOf = (
  node: SyntaxNode,
  find: (child: SyntaxNode) => SyntaxNode | undefined,
): SyntaxNode | undefined => childrenOf(node).map(find).find(Boolean)

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
      const wordless = withoutWords(id, code).replace(own, 'refusing(table, words)')
      return { code: `import { words } from '${sister}'\n${wordless}`, map: null }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
  }
}
