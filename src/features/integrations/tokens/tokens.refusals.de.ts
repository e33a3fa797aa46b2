import type { RefusalTable } from '../../../sync/refusal.ts'

const NOT_MADE = 'Kein Token angelegt'
const TITLE = 'Dieses Token gilt nicht'

export const words = {
  'token/too-many-own': {
    title: NOT_MADE,
    detail: ({ limit }: { limit: number }) =>
      `Sie haben ${limit} Tokens. Widerrufen Sie eines, das Sie nicht mehr brauchen.`,
  },
  'token/too-many': {
    title: NOT_MADE,
    detail: ({ limit }: { limit: number }) =>
      `Ihr Unternehmen hat ${limit} Tokens. Widerrufen Sie einige, die niemand mehr braucht.`,
  },
  'token/no-scopes': { title: NOT_MADE, detail: 'Wählen Sie mindestens einen Umfang.' },
  'token/no-teams': { title: NOT_MADE, detail: 'Wählen Sie mindestens ein Team.' },
  'token/expiry': {
    title: NOT_MADE,
    detail: 'Wählen Sie einen Tag zwischen heute und in einem Jahr.',
  },
  'token/level-too-low': {
    title: NOT_MADE,
    detail: 'Ein Token kann nicht mehr als Sie. Wählen Sie weniger Umfang.',
  },
  'token/foreign-team': { title: NOT_MADE, detail: 'Wählen Sie Teams, die Sie selbst sehen.' },
  'token/beyond-teams': {
    title: NOT_MADE,
    detail:
      'Was dem ganzen Unternehmen gehört, lässt sich mit einem Token für einzelne Teams nicht schreiben.',
  },
  'token/not-valid': {
    title: TITLE,
    detail: 'Es ist kein Token, wurde widerrufen, oder seine Person darf nicht mehr, wofür es ist.',
  },
  'token/expired': { title: TITLE, detail: 'Es ist abgelaufen. Legen Sie ein neues an.' },
  'token/scope-missing': {
    title: 'Dafür ist das Token nicht',
    detail: ({ scope }: { scope: string }) => `Das braucht den Umfang ${scope}.`,
  },
  'token/asks-first': {
    title: 'Dieses Token schreibt nichts von selbst',
    detail:
      'Seine Person wird vorher gefragt, und das geht nur über MCP. Legen Sie für ein Programm ein anderes Token an.',
  },
} as const satisfies RefusalTable
