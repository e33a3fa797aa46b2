/** The number at a JSON path, or why there is none. */
export type Found =
  | { problem: null; value: number }
  | { problem: 'path' | 'json' | 'nothing' | 'several' | 'not-a-number' | 'too-hard'; value: null }
