import type { Plugin } from 'vite'
import type { Language } from './src/language/languages.rules.ts'
import { NOUNS_IN } from './src/language/nouns-in.ts'
import { nounPattern } from './src/language/own-words.rules.ts'
import { childrenOf, edited, type SyntaxNode, syntaxOf } from './syntax.build.ts'

const TEXTS = /\/src\/(features|sync|ui|web)\/.*\.(text|refusals)(\.[a-z]{2})?\.ts$/
/** What people see before they have a company, and what programs read. */
const FOR_NO_COMPANY = /\/src\/(web\/landing|web\/public|features\/integrations\/(api|mcp))\//

/** The text of a string or of a template without its values; null of anything else. */
function textOf({ type, value, quasis }: SyntaxNode): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null
  if (type !== 'TemplateLiteral') return null
  return (quasis as { value: { raw: string } }[]).map((part) => part.value.raw).join('\n')
}

/** Where a node names something, so that its strings are no words. */
const NAMES_IN: Readonly<Record<string, string>> = {
  Property: 'key',
  MemberExpression: 'property',
  SwitchCase: 'test',
  ImportDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  TaggedTemplateExpression: 'quasi',
}

function isName(parent: SyntaxNode, child: SyntaxNode): boolean {
  if (parent.type === 'BinaryExpression' || /^TS(?!As|Satisfies|NonNull)/.test(parent.type)) return true
  // `the('issue', id)` takes kinds.
  if (parent.type === 'CallExpression') return (parent['callee'] as { name?: string }).name === 'the'
  const part = NAMES_IN[parent.type]
  return part !== undefined && parent[part] === child
}

/** The texts below a node that say a term. */
function textsBelow(parent: SyntaxNode, term: RegExp): SyntaxNode[] {
  return childrenOf(parent)
    .filter((node) => !isName(parent, node))
    .flatMap((node) => {
      const isText = (textOf(node)?.search(term) ?? -1) >= 0
      return [...(isText ? [node] : []), ...textsBelow(node, term)]
    })
}

/** The source of a file whose texts say terms, each of them led through `own`; null if it is to stay as it is. */
export function withOwnWords(path: string, source: string, language: Language): string | null {
  if (!TEXTS.test(path) || FOR_NO_COMPANY.test(path)) return null
  const texts = textsBelow(syntaxOf(path, source), nounPattern(NOUNS_IN[language]))
  if (texts.length === 0) return null
  const edits = texts.flatMap(({ type, start, end }) => [
    // Unused texts still fall away.
    { start, end: start, text: type === 'Literal' ? '/* @__PURE__ */ own(' : 'own' },
    ...(type === 'Literal' ? [{ start: end, end, text: ')' }] : []),
  ])
  return `import { own } from '/src/language/own.ts'\n${edited(source, edits)}`
}

/**
 * Lets texts say what a company calls by its own words (docs/decisions/0055-own-words.md): each text with such a word in it goes through `own` when its file is
 * loaded. Others stay constants.
 */
export const ownWords = (language: Language): Plugin => ({
  name: 'own-words',
  enforce: 'pre',
  transform(source, path) {
    const code = withOwnWords(path, source, language)
    return code === null ? null : { code, map: null }
  },
})
