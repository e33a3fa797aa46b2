import type { MeetingHint } from '../onboarding.rules.ts'

export const HINT_TEXTS: Record<MeetingHint, string> = {
  begin: 'Start when everybody is here. The clock begins to run, and the others join from their own screens.',
  next: 'You lead this one. When a part is over, go to the following one at the top; everybody’s screen comes along.',
  drop: 'Something to talk about? Put it on the list and carry on. Its time comes later in the meeting.',
  vote: 'Spend your votes on what matters most. The three with the most are talked through first.',
  rate: 'One number from everybody tells whether this hour was worth it.',
}

export const GOT_IT = 'Got it'
