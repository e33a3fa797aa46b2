import type { ScreenKeys } from '../../ui/screen-keys.ts'
import {
  ANSWER_NO,
  ANSWER_YES,
  CLEAR_MARK,
  GO_TO_CELLS,
  KEYS_OF_FIT,
  OPEN_PANEL,
  VALUE_MARK_NAMES,
} from './fit.text.ts'

/** The keys of the grid, for the list of all shortcuts. */
export const FIT_KEYS: ScreenKeys = {
  title: KEYS_OF_FIT,
  keys: [
    { does: GO_TO_CELLS, keys: ['←', '→', '↑', '↓'] },
    { does: VALUE_MARK_NAMES.mostly, keys: ['1', '+'] },
    { does: VALUE_MARK_NAMES.sometimes, keys: ['2', '='] },
    { does: VALUE_MARK_NAMES.rarely, keys: ['3', '−'] },
    { does: ANSWER_YES, keys: ['Y'] },
    { does: ANSWER_NO, keys: ['N'] },
    { does: CLEAR_MARK, keys: ['0'] },
    { does: OPEN_PANEL, keys: ['Enter'] },
  ],
}
