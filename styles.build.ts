import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleOf, chunksOf, type Manifest, MANIFEST } from './bundle.build.ts'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** What the page that opens first is made of, and what may stand in its place while nobody is signed in. */
const FIRST = [
  'index.html',
  'src/web/SignedInApp.tsx',
  'src/web/public/PublicApp.tsx',
  'src/features/dashboard/DashboardScreen.tsx',
  'src/features/accounts/sign-in/LoginScreen.tsx',
]

const LAYER = 'utilities'

type Part = 'first' | 'later'

/** A rule with the conditions around it, from the outermost. */
interface Leaf {
  rule: Rule
  conditions: AtRule[]
  part: Part
  families: ReadonlySet<string>
  isImportant: boolean
}

const leavesOf = (
  nodes: readonly ChildNode[],
  conditions: AtRule[] = [],
): Pick<Leaf, 'rule' | 'conditions'>[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return { rule: node, conditions }
    return node.type === 'atrule' ? leavesOf(node.nodes ?? [], [...conditions, node]) : []
  })

const SIDES = new Set(['top', 'right', 'bottom', 'left'])
const ALIKE: Readonly<Record<string, string>> = {
  row: 'gap',
  column: 'gap',
  place: 'align',
  justify: 'align',
  line: 'font',
}

/** Properties of one family may set the same: `padding` and `padding-inline`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  const [first = ''] = property.replace(/^-\w+-/, '').split('-')
  return SIDES.has(first) ? 'inset' : (ALIKE[first] ?? first)
}

function familiesIn(container: Container): Set<string> {
  const found = new Set<string>()
  container.walkDecls(({ prop }) => void found.add(familyOf(prop)))
  return found
}

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi

/** The classes that a selector names, as they stand in the code. */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS)].map(([, name]) =>
    name!
      .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_all, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replaceAll(/\\(.)/g, '$1'),
  )

/**
 * In which layer each rule goes, so that whichever of two rules that set the same stood behind still does when they come in two files: a rule is in a
 * higher layer than all of the other file before it which it could contradict, and in none below those of its own file.
 */
function inLayersOfTheirs(leaves: readonly Leaf[]): (Leaf & { layer: number })[] {
  const highest: Record<Part, Map<string, number>> = { first: new Map(), later: new Map() }
  const reached: Record<Part, number> = { first: 0, later: 0 }
  return leaves.map((leaf) => {
    const { part, families, isImportant } = leaf
    // Of two layers it is the lower one whose important rules win, so these stay in one.
    if (isImportant) return { ...leaf, layer: 0 }
    const others = highest[part === 'first' ? 'later' : 'first']
    const above = [...families].map((family) => (others.get(family) ?? -1) + 1)
    const layer = Math.max(reached[part], ...above)
    reached[part] = layer
    for (const family of families) highest[part].set(family, layer)
    return { ...leaf, layer }
  })
}

const nameOf = (layer: number): string => `u${layer.toString(36)}`

/** Rules one after the other, those under the same conditions together. */
function printed(leaves: readonly Leaf[]): string {
  let text = ''
  let open: AtRule[] = []
  for (const { rule, conditions } of leaves) {
    const shared = conditions.findIndex((condition, index) => condition !== open[index])
    const kept = shared === -1 ? Math.min(conditions.length, open.length) : shared
    text += '}'.repeat(open.length - kept)
    text += conditions
      .slice(kept)
      .map(({ name, params }) => `@${name} ${params}{`)
      .join('')
    text += rule.toString()
    open = conditions
  }
  return text + '}'.repeat(open.length)
}

/** Rules of first use take along those beside them that set the same: `p-1` and `p-3` in two files would each need a layer. */
function joined(leaves: readonly Leaf[]): Leaf[] {
  const same = ({ families, conditions, isImportant }: Leaf) =>
    [isImportant, ...families, '|', ...conditions.map(({ name, params }) => `@${name} ${params}`)].join(' ')
  const found: Leaf[] = []
  for (let from = 0; from < leaves.length;) {
    const key = same(leaves[from]!)
    const end = leaves.findIndex((leaf, index) => index > from && same(leaf) !== key)
    const group = leaves.slice(from, end === -1 ? leaves.length : end)
    const part = group.some((leaf) => leaf.part === 'first') ? 'first' : 'later'
    found.push(...group.map((leaf) => ({ ...leaf, part }) as const))
    from += group.length
  }
  return found
}

/**
 * Takes out of a sheet the utilities that the first page has no use for.
 * @param isFirst whether a class is used there
 * @returns both sheets. They may arrive in either order: the order of their rules is kept by layers
 */
export function splitStyles(css: string, isFirst: (name: string) => boolean): Record<Part, string> {
  const root = postcss.parse(css)
  const utilities = root.nodes.find(
    (node): node is AtRule =>
      node.type === 'atrule' && node.name === 'layer' && node.params === LAYER && !!node.nodes,
  )
  if (!utilities) throw new Error(`The styles have no layer of ${LAYER}.`)
  const marked = leavesOf(utilities.nodes!).map((leaf): Leaf => {
    const names = classesIn(leaf.rule.selector)
    const isImportant = leaf.rule.some((node) => node.type === 'decl' && node.important === true)
    const part = isImportant || names.length === 0 || names.some(isFirst) ? 'first' : 'later'
    return { ...leaf, part, families: familiesIn(leaf.rule), isImportant }
  })
  const leaves = inLayersOfTheirs(joined(marked))
  const names = Array.from({ length: Math.max(...leaves.map(({ layer }) => layer)) + 1 }, (_, number) =>
    nameOf(number),
  )
  const order = `@layer ${names.join()};`
  const inLayers = (part: Part) =>
    [
      ...Map.groupBy(
        leaves.filter((leaf) => leaf.part === part),
        ({ layer }) => layer,
      ),
    ]
      .map(([layer, found]) => `@layer ${nameOf(layer)}{${printed(found)}}`)
      .join('')
  const whole = (inside: string) => `@layer ${LAYER}{${order}${inside}}`
  utilities.replaceWith(postcss.parse(whole(inLayers('first'))))
  return { first: root.toString(), later: whole(inLayers('later')) }
}

async function firstClasses(folder: string, manifest: Manifest): Promise<Set<string>> {
  const files = ['index.html', ...chunksOf(manifest, FIRST).map(({ file }) => file)]
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return new Set(texts.flatMap((text) => [...text.split(/[\s"'`]+/), ...text.split(/[^\w-]+/)]))
}

const hashed = (name: string, content: string): string =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.css`

/**
 * Splits the styles of a built application in two, of which its page waits for the first alone.
 * @param folder of the bundle in one language, before anything in it is compressed
 */
export async function splitStylesIn(folder: string): Promise<void> {
  const manifest = await bundleOf(folder)
  const [sheet] = chunksOf(manifest, ['index.html']).flatMap(({ css }) => css ?? [])
  if (!sheet) throw new Error('The application has no styles.')
  const classes = await firstClasses(folder, manifest)
  const { first, later } = splitStyles(await readFile(join(folder, sheet), 'utf8'), (name) =>
    classes.has(name),
  )
  const files = { first: hashed('first', first), later: hashed('later', later) }
  await writeFile(join(folder, files.first), first)
  await writeFile(join(folder, files.later), later)
  await rm(join(folder, sheet))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  await Promise.all(
    [MANIFEST, 'index.html', ...names].map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      if (text.includes(sheet)) await writeFile(join(folder, name), naming(name, text, sheet, files))
    }),
  )
}

/** A file of the bundle that names the two sheets instead of the one. */
function naming(name: string, text: string, sheet: string, { first, later }: Record<Part, string>): string {
  if (name === MANIFEST) return text.replaceAll(sheet, first)
  const both = (entry: string) => entry.replace(sheet, first) + entry.replace(sheet, later)
  if (name === 'index.html') return text.replace(/<link rel="stylesheet"[^>]*>/, both)
  if (name === 'sw.js') return text.replaceAll(new RegExp(`"[^"]*${sheet}",`, 'g'), both)
  // Vite has scripts wait for it, although the page they run in has it.
  return text.replace(/const __vite__mapDeps=.*\n/, '').replaceAll('__vite__mapDeps([0])', '[]')
}
