import { LOCALE } from '../../language/locale.text.de.ts'
import type { RefusalTable } from '../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) => ({ title: 'Kein Zugriff', detail }) as const

export const words = {
  'conversation/not-yours-to-plan': denied(
    'Sie planen Gespräche mit Menschen auf Stellen direkt unter Ihrer und mit denen, die im Rang unter Ihnen stehen.',
  ),
  'conversation/planner-only': denied('Das kann nur, wer dieses Gespräch geplant hat.'),
  'conversation/room': ({ limit }: { limit: number }) =>
    `Hier ist Platz für ${limit}. Entfernen Sie zuerst etwas.`,
  'conversation/too-many-planned': ({ limit }: { limit: number }) =>
    `Sie haben in den letzten 30 Tagen ${limit.toLocaleString(LOCALE)} Gespräche geplant. Planen Sie andere später.`,
  'conversation/over': 'Dieses Gespräch ist vorbei.',
  'conversation/submitted': 'Sie haben das abgegeben. Wählen Sie „Noch einmal bearbeiten“, um es zu ändern.',
  'conversation/talking': 'Sie sprechen schon, deshalb bleibt, was vorher geschrieben wurde, wie es ist.',
  'conversation/no-form': 'Hier ist nichts auszufüllen: Sie sprechen nur.',
  'conversation/no-such-question':
    'Danach fragt dieses Formular nicht. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  'conversation/start-early': ({ name }: { name: string }) =>
    `Geben Sie beide zuerst ab. ${name} schreibt noch.`,
  'conversation/submit-first': 'Geben Sie beide zuerst ab. Sie schreiben noch.',
  'conversation/not-shareable':
    'Nur was Sie in Ihrem Gespräch mit einer Führungskraft abgegeben haben, lässt sich weitergeben.',
  'conversation/not-above-you': 'Geben Sie es jemandem auf der Stelle direkt über Ihrer weiter.',
  'conversation/not-talking': 'Beginnen Sie zuerst das Gespräch.',
} as const satisfies RefusalTable
