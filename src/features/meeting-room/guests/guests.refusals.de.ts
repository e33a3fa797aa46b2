import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'guest/link-over': {
    title: 'Dieser Link funktioniert nicht',
    detail:
      'Das Meeting ist beendet, oder sein Link wurde geschlossen. Bitten Sie jemanden im Meeting um einen neuen.',
  },
  'guest/not-in-it': {
    title: 'Sie sind nicht in diesem Meeting',
    detail: 'Öffnen Sie den Link des Meetings noch einmal, um teilzunehmen.',
  },
  'guest/full': {
    title: 'Es kann niemand mehr dazukommen',
    detail: 'Das Meeting hat so viele Gäste, wie es fasst. Bitten Sie die Protokollführung um Platz.',
  },
  'guest/company-closed': {
    title: 'Dieses Meeting nimmt gerade nichts Neues an',
    detail: 'Sie können ihm weiter folgen. Sagen Sie es jemandem im Meeting; dort lässt es sich klären.',
  },
  'guest/gone': 'Dieser Gast ist nicht mehr im Meeting.',
  'guest/scriber-only': {
    title: 'Kein Zugriff',
    detail: 'Gäste lässt nur die Protokollführung des Meetings ein. Übernehmen Sie, oder bitten Sie darum.',
  },
  'guest/may-not-vote': 'Die Protokollführung hat Ihnen keine Stimme gegeben.',
  'guest/may-not-rate': 'Die Protokollführung hat Sie nicht um eine Bewertung gebeten.',
  'guest/other-issue': 'Dieses Thema wird nicht mehr besprochen.',
} as const satisfies RefusalTable
