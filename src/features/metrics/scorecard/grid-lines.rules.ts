import type { Metric, MetricGroup } from '../metrics.table.ts'
import { GROUP_HEIGHT, ROW_HEIGHT } from './grid-layout.rules.ts'
import type { Range } from './grid-window.rules.ts'

/** Metrics that stand together below a heading, or those without a group, which stand first and have none. */
export interface Section {
  /** The group's id; null without a group. */
  id: string | null
  name: string
  metrics: readonly Metric[]
  isCollapsed: boolean
}

interface Placed {
  /** Pixels from below the header. */
  top: number
}

export interface MetricLine extends Placed {
  metric: Metric
  /** Counted from 0, without headings. */
  row: number
}

export interface GroupLine extends Placed {
  section: Section
}

export type Line = MetricLine | GroupLine

/** What stands below the header of a grid, from top to bottom. */
export interface Lines {
  all: readonly Line[]
  rows: readonly MetricLine[]
  /** Pixels. */
  height: number
}

interface Shown {
  collapsed: ReadonlySet<string>
  /** The metrics shown, without groups that have none of them; null for all. */
  only: ReadonlySet<string> | null
}

/** The sections of a team's metrics, both in the order of its scorecard. */
export function sectionsOf(
  metrics: readonly Metric[],
  groups: readonly Pick<MetricGroup, 'id' | 'name'>[],
  { collapsed, only }: Shown,
): Section[] {
  const shown = only ? metrics.filter(({ id }) => only.has(id)) : metrics
  return [{ id: null, name: '' }, ...groups]
    .map(({ id, name }) => ({
      id,
      name,
      metrics: shown.filter(({ groupId }) => groupId === id),
      isCollapsed: id !== null && collapsed.has(id),
    }))
    .filter((section) => section.metrics.length > 0 || (section.id !== null && !only))
}

/** Lines up the groups' headings and, unless they are collapsed, their metrics. */
export function linesOf(sections: readonly Section[]): Lines {
  const all: Line[] = []
  const rows: MetricLine[] = []
  let top = 0
  for (const section of sections) {
    if (section.id !== null) {
      all.push({ section, top })
      top += GROUP_HEIGHT
    }
    for (const metric of section.isCollapsed ? [] : section.metrics) {
      const line = { metric, row: rows.length, top }
      rows.push(line)
      all.push(line)
      top += ROW_HEIGHT
    }
  }
  return { all, rows, height: top }
}

/** The lines of which something lies between two heights in pixels, and some spare ones beyond either. */
export function linesInView({ all }: Lines, from: number, to: number, spare: number): Range {
  const first = firstAt(all, from) - 1
  const end = firstAt(all, to)
  return { first: Math.max(0, first - spare), end: Math.min(all.length, end + spare) }
}

/** How many lines begin above a height, by halving. */
function firstAt(all: readonly Line[], height: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]!.top < height) low = middle + 1
    else high = middle
  }
  return low
}
