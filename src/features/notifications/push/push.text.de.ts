import type { DeviceState } from './this-device.rules.ts'

export const ON_THIS_DEVICE = 'Auf diesem Gerät'
export const NOT_TURNED_ON = 'Push nicht eingeschaltet'
export const NOT_TURNED_OFF = 'Push nicht ausgeschaltet'
export const DEVICE_NOT_KNOWN = 'Ob Push eingeschaltet ist, konnte nicht geladen werden'

export const DEVICE_WORDS: Record<DeviceState, string> = {
  unsupported: 'Dieser Browser kann keine Benachrichtigungen zeigen, während Quarterdeck geschlossen ist.',
  'home-screen':
    'Legen Sie Quarterdeck zuerst auf den Home-Bildschirm: Tippen Sie auf „Teilen“, wählen Sie „Zum Home-Bildschirm“, und öffnen Sie es dort.',
  unavailable: 'Push ist nicht verfügbar: Wer diese Installation betreibt, muss zuerst SECRET_KEY setzen.',
  blocked:
    'Ihr Browser blockiert Benachrichtigungen dieser Seite. Erlauben Sie sie dort, wo er neben der Adresse zeigt, was diese Seite darf, und kommen Sie zurück.',
  on: 'Sie werden auf diesem Gerät benachrichtigt, auch wenn Quarterdeck geschlossen ist. Wenn Sie sich abmelden, endet das.',
  off: 'Lassen Sie sich auf diesem Gerät benachrichtigen, auch wenn Quarterdeck geschlossen ist. Ihr Browser fragt, ob Sie es erlauben.',
}
