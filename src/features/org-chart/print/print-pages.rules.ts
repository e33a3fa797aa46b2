import type { Branch } from '../charts/forest.rules.ts'
import type { Direction } from '../layout/layout.rules.ts'
import { type Pictured, pictured, sizeOf } from '../picture/pictured.rules.ts'
import { isReadable, type Paper, roomOn, scaleFor, type Sheet } from './paper.rules.ts'

export interface PrintedPage {
  readonly pictured: Pictured
  readonly scale: number
  /** The branch whose page it is, with the way up to the top; null for a page of the whole chart. */
  readonly branch: Branch | null
}

export interface PrintedPages {
  readonly sheet: Sheet
  readonly pages: readonly PrintedPage[]
}

export interface Wanted {
  readonly paper: Paper
  readonly showsRoles: boolean
}

const DIRECTIONS: readonly Direction[] = ['down', 'right']
const WAYS = [true, false] as const

/** The whole on one sheet: on its side or upright, downwards or to the right, whichever makes it larger. */
export function onePage(roots: readonly Branch[], { paper, showsRoles }: Wanted): PrintedPages {
  const choices = DIRECTIONS.flatMap((direction) => {
    const picture = pictured(roots, { direction, showsRoles })
    return WAYS.map((isLandscape) => {
      const sheet = { paper, isLandscape }
      return { sheet, pictured: picture, scale: scaleFor(sizeOf(picture), roomOn(sheet)) }
    })
  })
  const best = choices.reduce((one, other) => (other.scale > one.scale ? other : one))
  return { sheet: best.sheet, pages: [{ pictured: best.pictured, scale: best.scale, branch: null }] }
}

/**
 * The top down to where it branches, and a sheet for each branch: as many levels as can be read on it, and each seat of the last one that has
 * others beneath it goes on on a sheet of its own.
 */
export function pagePerBranch(roots: readonly Branch[], { paper, showsRoles }: Wanted): PrintedPages {
  const sheet = { paper, isLandscape: true }
  const room = roomOn(sheet)
  const pages: PrintedPage[] = []
  const pageOf = (shown: readonly Branch[], cut: readonly Branch[], branch: Branch | null): PrintedPage => {
    const collapsed = new Set(cut.map(({ seat }) => seat.id))
    const [down, right] = DIRECTIONS.map((direction) => {
      const picture = pictured(shown, { direction, showsRoles, collapsed })
      return { pictured: picture, scale: scaleFor(sizeOf(picture), room), branch }
    }) as [PrintedPage, PrintedPage]
    return right.scale > down.scale ? right : down
  }
  const divide = (shown: readonly Branch[], branch: Branch | null, most: number): void => {
    const least = branch ? 2 : 1
    for (let levels = most; ; levels--) {
      const cut = lastOf(shown, levels)
      const page = pageOf(shown, cut, branch)
      if (!isReadable(page.scale) && levels > least) continue
      pages.push(page)
      for (const one of cut) divide([one], one, levelsOf([one]))
      return
    }
  }
  divide(roots, roots.length === 1 ? roots[0]! : null, branchesOn(roots))
  return { sheet, pages }
}

const levelsOf = (branches: readonly Branch[]): number =>
  branches.reduce((most, { children }) => Math.max(most, 1 + levelsOf(children)), 0)

/** The level, from 1, on which more than one seat has others beneath it, or the last one. */
function branchesOn(branches: readonly Branch[]): number {
  const [only, ...others] = branches.filter(({ children }) => children.length > 0)
  return only && others.length === 0 ? 1 + branchesOn(only.children) : 1
}

/** The branches on a level, from 1, that have others beneath them. */
const lastOf = (branches: readonly Branch[], level: number): Branch[] =>
  level === 1
    ? branches.filter(({ children }) => children.length > 0)
    : branches.flatMap(({ children }) => lastOf(children, level - 1))

/** Whether all of it can be read. */
export const isLegible = ({ pages }: PrintedPages): boolean => pages.every(({ scale }) => isReadable(scale))
