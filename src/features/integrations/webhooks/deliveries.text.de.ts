import type { ListedDelivery } from './hooks.requests.ts'

export const logOf = (host: string): string => `Was an ${host} gesendet wurde`
export const LOG_EXPLAINED =
  'Die letzten 100 aus 30 Tagen. Was nicht angenommen wird, wird 24 Stunden lang wiederholt.'
export const NOTHING_SENT = 'Noch wurde nichts gesendet.'
export const SEND_AGAIN = 'Noch einmal senden'
export const SENT_AGAIN = 'Wird noch einmal gesendet'
export const REFRESH = 'Neu laden'
export const WHAT_WAS_SENT = 'Was gesendet wurde'
export const WHAT_CAME_BACK = 'Was zurückkam'
export const STATUS_LABELS: Record<ListedDelivery['status'], string> = {
  waiting: 'Wartet',
  delivered: 'Angenommen',
  failed: 'Aufgegeben',
  dropped: 'Verworfen: zu viel wartete',
}
export const answered = (status: number, milliseconds: number): string => `${status} in ${milliseconds} ms`
export const attempts = (count: number): string => (count === 1 ? '1 Versuch' : `${count} Versuche`)
export const nextAt = (time: string): string => `nächster ${time}`

const FAILURE_LABELS: Record<string, string> = {
  'bad-address': 'Die Adresse ist nicht verwendbar',
  'not-https': 'Die Adresse ist nicht https',
  port: 'An diesen Port wird nichts gesendet',
  private: 'Die Adresse führt in ein privates Netz',
  'not-found': 'Diesen Host gibt es nicht',
  unreachable: 'Dort antwortete nichts',
  certificate: 'Das Zertifikat ist nicht gültig',
  'too-slow': 'Keine Antwort in 10 Sekunden',
  'too-large': 'Die Antwort ist zu groß',
}
export const failureLabel = (failure: string): string => FAILURE_LABELS[failure] ?? failure
