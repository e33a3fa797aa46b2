import {
  ArrowUpFromLine,
  Compass,
  HeartPulse,
  Layers,
  type LucideIcon,
  Megaphone,
  NotebookPen,
  Sun,
  Tag,
} from 'lucide-react'
import type { ToolKey } from './sheets/tool-kinds.rules.ts'

interface Tool {
  readonly key: ToolKey
  readonly icon: LucideIcon
  /** Where it is; null if it isn't there yet. */
  readonly path: string | null
}

/** The eight tools as their cards stand on the page. */
export const TOOL_LIST: readonly Tool[] = [
  { key: 'delegate-elevate', icon: ArrowUpFromLine, path: '/tools/delegate-elevate' },
  { key: 'clarity-break', icon: NotebookPen, path: '/tools/clarity-break' },
  { key: 'deep-strategy', icon: Compass, path: '/tools/deep-strategy' },
  { key: 'marketing-strategy', icon: Megaphone, path: '/tools/marketing-strategy' },
  { key: 'the-offer', icon: Tag, path: '/tools/the-offer' },
  { key: 'ideal-life', icon: Sun, path: '/tools/ideal-life' },
  { key: 'replacement-ladder', icon: Layers, path: '/tools/replacement-ladder' },
  { key: 'health-tracking', icon: HeartPulse, path: '/tools/health-tracking' },
]
