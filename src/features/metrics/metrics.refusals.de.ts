import type { RefusalTable } from '../../sync/refusal.ts'
import { TOO_LARGE } from './values/metric-values.text.de.ts'

const GONE = 'Diese Kennzahl gibt es nicht, oder sie wurde gelöscht.'

export const words = {
  'metric/name-required': 'Geben Sie der Kennzahl einen Namen.',
  'metric/unit-required': 'Wählen Sie eine Einheit.',
  'metric/owner-required': 'Wählen Sie eine zuständige Person.',
  'metric/team-required': 'Wählen Sie ein Team.',
  'metric/target-required': 'Geben Sie einen Zielwert ein.',
  'metric/incomplete': {
    title: 'Nicht geändert',
    detail: 'Die Kennzahl konnte nicht geändert werden. Alles ist, wie es war.',
  },
  'metric/name-taken': ({ name }: { name: string }) =>
    `Für diese Person gibt es in dieser Woche schon eine Kennzahl namens „${name}“. Wählen Sie einen anderen Namen.`,
  'metric/name-just-taken':
    'Für diese Person gibt es in dieser Woche schon eine Kennzahl mit diesem Namen. Wählen Sie einen anderen.',
  'metric/owner-not-in-team': 'Zuständig sein kann nur ein aktives Mitglied dieses Teams.',
  'metric/not-your-team': 'Ihnen fehlt die Berechtigung, in diesem Team Kennzahlen anzulegen.',
  'metric/owner-or-manager-only': 'Eine Kennzahl können nur die zuständige Person und die Leitung ändern.',
  'metric/members-only':
    'Werte eintragen und Auskunft geben können nur Mitglieder der Teams, die diese Kennzahl zeigen.',
  'metric/not-your-team-to-share':
    'Sie können eine Kennzahl nur in Teams zeigen, in denen Sie sind. Fragen Sie jemanden, der in beiden ist.',
  'metric/shown-already': 'Dieses Team zeigt die Kennzahl schon.',
  'metric/too-many-teams': ({ limit }: { limit: number }) =>
    `Eine Kennzahl kann in ${limit} anderen Teams erscheinen. Nehmen Sie sie zuerst aus einem heraus.`,
  'metric/too-many-shared': ({ limit }: { limit: number }) =>
    `Ein Team kann ${limit} seiner Kennzahlen in anderen Teams zeigen, die in den letzten 30 Tagen gelöschten eingerechnet. Nehmen Sie zuerst eine aus den anderen heraus.`,
  'metric/no-other-team': {
    title: 'Nicht gelöscht',
    detail:
      'Kein anderes Team kann diese Kennzahl übernehmen, weil die zuständige Person in keinem davon ist oder Sie es nicht sind. Wählen Sie zuerst jemand anderen, oder löschen Sie sie aus allen Teams.',
  },
  'metric/owner-only': {
    title: 'Nicht gelöscht',
    detail: 'Eine Kennzahl kann nur die zuständige Person löschen.',
  },
  'metric/restored-by-owner-only': 'Eine Kennzahl kann nur die zuständige Person wiederherstellen.',
  'metric/not-a-week': 'Eine Änderung gilt ab einer Woche, die begonnen hat. Wählen Sie eine andere Woche.',
  'metric/too-many-definitions': ({ limit }: { limit: number }) =>
    `Eine Kennzahl behält ${limit} frühere Festlegungen. Entfernen Sie eine, die Sie nicht mehr brauchen, oder ändern Sie auch rückwirkend.`,
  'metric/already-deleted': 'Diese Kennzahl wurde nicht gefunden.',
  'metric/gone': { title: 'Kennzahl nicht geändert', detail: GONE },
  'metric/other-team': GONE,
  'group/name-required': 'Geben Sie der Gruppe einen Namen.',
  'group/name-taken': ({ name }: { name: string }) =>
    `Dieses Team hat schon eine Gruppe namens „${name}“. Wählen Sie einen anderen Namen.`,
  'group/too-many': ({ limit }: { limit: number }) =>
    `Ein Team kann ${limit} Gruppen haben. Löschen Sie eine, die Sie nicht mehr brauchen.`,
  'group/gone': 'Diese Gruppe wurde gelöscht. Wählen Sie eine andere.',
  'group/managers-only': 'Die Gruppen einer Scorecard kann nur die Leitung ändern.',
  'value/calculated':
    'Diese Woche berechnet eine Formel; ihr Wert lässt sich nicht eintippen. Schalten Sie die Formel unter „Kennzahl einrichten“ ab, um wieder Werte einzutragen.',
  'value/too-large': TOO_LARGE,
  'value/not-a-week': 'Werte gehören zu einer Woche, die begonnen hat. Wählen Sie eine andere Woche.',
} as const satisfies RefusalTable
