import { type Branch, type Collapsed, type Forest, shownIn, siblingsOf } from './forest.rules.ts'

/** How a chart is drawn: as an outline, or from the top down or from left to right. */
export type Drawing = 'outline' | 'down' | 'right'

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'

/** What an arrow leads to. */
const MEANINGS = {
  down: { ArrowUp: 'parent', ArrowDown: 'child', ArrowLeft: 'previous', ArrowRight: 'next' },
  right: { ArrowLeft: 'parent', ArrowRight: 'child', ArrowUp: 'previous', ArrowDown: 'next' },
} as const

/** Whether its seats hang below it, one under the other, because none of them has any beneath it. */
const hangs = ({ children }: Pick<Branch, 'children'>): boolean =>
  children.length > 0 && children.every((child) => child.children.length === 0)

/**
 * The seat to which an arrow leads from this one, if any; in an outline, what an arrow does with what is beneath it, as in any tree.
 */
export function stepFrom(
  forest: Forest,
  branch: Branch,
  key: Arrow,
  { drawing, collapsed }: { drawing: Drawing; collapsed: Collapsed },
): Branch | 'collapse' | 'expand' | undefined {
  if (drawing === 'outline') return stepInOutline(forest, branch, key, collapsed)
  const siblings = siblingsOf(forest, branch)
  const place = siblings.indexOf(branch)
  const child = collapsed.has(branch.seat.id) ? undefined : branch.children[0]
  // Seats that hang below their parent stand one under the other, whatever else the arrows mean.
  if (drawing === 'down' && branch.parent && hangs(branch.parent)) {
    if (key === 'ArrowDown') return siblings[place + 1]
    if (key === 'ArrowUp') return siblings[place - 1] ?? branch.parent
  }
  const found = {
    parent: branch.parent ?? undefined,
    child,
    previous: siblings[place - 1],
    next: siblings[place + 1],
  }
  return found[MEANINGS[drawing][key]]
}

function stepInOutline(
  forest: Forest,
  branch: Branch,
  key: Arrow,
  collapsed: Collapsed,
): Branch | 'collapse' | 'expand' | undefined {
  const { children, parent, seat } = branch
  const isOpen = children.length > 0 && !collapsed.has(seat.id)
  if (key === 'ArrowLeft') return isOpen ? 'collapse' : (parent ?? undefined)
  if (key === 'ArrowRight') return children.length > 0 && !isOpen ? 'expand' : children[0]
  const shown = shownIn(forest, collapsed)
  return shown[shown.indexOf(branch) + (key === 'ArrowUp' ? -1 : 1)]
}
