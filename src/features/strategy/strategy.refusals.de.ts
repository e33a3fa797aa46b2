import { LOCALE } from '../../language/locale.text.de.ts'
import type { RefusalTable } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.de.ts'

export const words = {
  'plan/leaders-only': {
    title: ACCESS_DENIED,
    detail: 'Den Unternehmensplan schreiben das Führungsteam und die Direktion.',
  },
  'plan/team-managers-only': {
    title: ACCESS_DENIED,
    detail: 'Den Plan eines Teams schreiben die, die das Team leiten.',
  },
  'plan/team-has-none': 'Dieses Team hat keinen Plan. Schalten Sie ihn zuerst unter Personen > Team ein.',
  'plan/exists': 'Dieses Team hat schon einen Plan. Laden Sie die Seite neu, um ihn zu sehen.',
  'plan/archived':
    'Dieser Plan wurde inzwischen archiviert. Was Sie geschrieben haben, steht noch auf Ihrem Bildschirm.',
  'plan/full': ({ most }: { most: number }) =>
    `Hier fasst ein Plan höchstens ${most} Einträge. Entfernen Sie zuerst einen.`,
  'plan/too-many-removed': ({ limit }: { limit: number }) =>
    `In den letzten 30 Tagen wurden mehr als ${limit.toLocaleString(LOCALE)} Einträge dieses Plans entfernt. Fügen Sie andere später hinzu.`,
  'plan/too-many-archived': ({ limit }: { limit: number }) =>
    `In den letzten 30 Tagen wurden mehr als ${limit} Pläne dieses Teams archiviert. Holen Sie einen zurück, oder beginnen Sie später einen neuen.`,
  'plan/name-required': 'Geben Sie ihm einen Namen.',
  'plan/text-too-long': ({ most }: { most: number }) => `Das ist zu lang: höchstens ${most} Zeichen.`,
  'plan/years': ({ from, to }: { from: number; to: number }) =>
    `Geben Sie eine ganze Zahl von ${from} bis ${to} Jahren ein.`,
  'plan/number': 'Geben Sie eine Zahl ein.',
  'plan/number-too-large': 'Diese Zahl ist zu groß.',
  'plan/day': 'Wählen Sie ein Datum zwischen 2000 und 2199.',
  'plan/company-values-only': 'Werte stehen nur im Unternehmensplan.',
  'plan/has-content': 'Dieser Plan hat Inhalt. Speichern Sie zuerst eine Version, und archivieren Sie ihn.',
} as const satisfies RefusalTable
