import type { MeetingHint } from '../onboarding.rules.ts'

export const HINT_TEXTS: Record<MeetingHint, string> = {
  begin: 'Beginnen Sie, wenn alle da sind. Die Uhr läuft los, und die anderen kommen von ihrem Gerät dazu.',
  next: 'Dieses Meeting leiten Sie. Wenn ein Teil fertig ist, gehen Sie oben zum nächsten; alle Bildschirme kommen mit.',
  drop: 'Etwas zu besprechen? Setzen Sie es auf die Liste und machen Sie weiter. Seine Zeit kommt später im Meeting.',
  vote: 'Geben Sie Ihre Stimmen dem Wichtigsten. Die drei mit den meisten werden zuerst besprochen.',
  rate: 'Eine Zahl von jedem sagt, ob sich diese Stunde gelohnt hat.',
}

export const GOT_IT = 'Verstanden'
