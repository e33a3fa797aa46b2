import type { Plugin } from 'vite'
import { isPublicRouteFile, isRouteFile } from './chunks.config.ts'
import { childrenOf, type SyntaxNode, syntaxOf } from './syntax.build.ts'

/** The file of the bundle that the server reads; see src/server/http/preloads.ts. */
const FILE = '.vite/preloads.json'
const APPLICATIONS = { signedIn: '/src/web/SignedInApp.tsx', public: '/src/web/public/PublicApp.tsx' }

type Screen = { path: string; source: string }

const textIn = (node: unknown): string | null => {
  const { type, value } = node as SyntaxNode
  return type === 'Literal' && typeof value === 'string' ? value : null
}

function importsBelow(node: SyntaxNode): string[] {
  const own = node.type === 'ImportExpression' ? [textIn(node['source'])] : []
  return [...own, ...childrenOf(node).flatMap(importsBelow)].filter((source) => source !== null)
}

const propertiesOf = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'ObjectExpression' ? (node['properties'] as SyntaxNode[]) : []

/**
 * Which module is imported for which path: of routes (`{ path: '/goals', component: … import('./GoalsPage.tsx') }`) and of tables
 * (`{ '/login': () => import('./LoginScreen.tsx') }`).
 */
export function screensBelow(node: SyntaxNode): Screen[] {
  const properties = propertiesOf(node)
  const path = properties.find(({ key }) => (key as { name?: string }).name === 'path')
  const route = path && textIn(path['value'])
  const found = properties.flatMap((property) => {
    const shown = route ?? textIn(property['key'])
    if (!shown?.startsWith('/')) return []
    return importsBelow(property).map((source) => ({ path: shown, source }))
  })
  return [...found, ...childrenOf(node).flatMap(screensBelow)]
}

/** A path up to its first parameter. */
const withoutParameters = (path: string) => path.replace(/\/[${].*$/, '')

/** Tells the server which files each path needs, so that a browser asks for all of them at once and not for one after the other. */
export function preloads(): Plugin {
  let base = '/'
  return {
    name: 'preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const holderOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName
        const applicationOf = (path: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))?.fileName

        const filesFor = (starts: (string | undefined)[]): string[] => {
          const found = new Set<string>()
          const add = (file: string | undefined) => {
            const chunk = file === undefined ? undefined : bundle[file]
            if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return
            found.add(chunk.fileName)
            for (const imported of chunk.imports) add(imported)
          }
          for (const file of starts) add(file)
          return [...found].map((file) => `${base}${file}`)
        }

        const files = { signedIn: {} as Record<string, string[]>, public: {} as Record<string, string[]> }
        for (const id of [...this.getModuleIds()].filter(isRouteFile)) {
          const kind = isPublicRouteFile(id) ? 'public' : 'signedIn'
          const source = await this.fs.readFile(id, { encoding: 'utf8' })
          for (const screen of screensBelow(syntaxOf(id, source))) {
            const resolved = await this.resolve(screen.source, id)
            if (!resolved) throw new Error(`${id} imports ${screen.source}, which there is not.`)
            const shown = [applicationOf(APPLICATIONS[kind]), holderOf(resolved.id)]
            files[kind][withoutParameters(screen.path)] = filesFor(shown)
          }
        }
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(files) })
      },
    },
  }
}
