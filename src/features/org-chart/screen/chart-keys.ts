import type { ScreenKeys } from '../../../ui/screen-keys.ts'
import {
  CHANGE_ORDER,
  COLLAPSE_OR_EXPAND,
  GO_TO_NEIGHBOURS,
  KEY_DELETE,
  KEY_SPACE,
  KEYS_OF_CHART,
  MOVE_UNDER,
  NEW_SEAT_BELOW,
  OPEN_PANEL,
  REMOVE,
  SEARCH,
  SHOW_ALL,
  ZOOM,
} from '../chart.text.ts'

/** The keys of the screen, for the list of all shortcuts. */
export const CHART_KEYS: ScreenKeys = {
  title: KEYS_OF_CHART,
  keys: [
    { does: GO_TO_NEIGHBOURS, keys: ['←', '→', '↑', '↓'] },
    { does: OPEN_PANEL, keys: ['Enter'] },
    { does: COLLAPSE_OR_EXPAND, keys: [KEY_SPACE] },
    { does: NEW_SEAT_BELOW, keys: ['N'] },
    { does: MOVE_UNDER, keys: ['M'] },
    { does: CHANGE_ORDER, keys: ['Alt ←', 'Alt →'] },
    { does: REMOVE, keys: [KEY_DELETE] },
    { does: ZOOM, keys: ['+', '−'] },
    { does: SHOW_ALL, keys: ['F'] },
    { does: SEARCH, keys: ['/'] },
  ],
}
