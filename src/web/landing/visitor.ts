import { confirmationOf, isRecovery } from './arrival.rules.ts'

/** In milliseconds. A shorter wait is better not shown. */
const PATIENCE = 400

/** Sends on who is signed in or brings the code of a new account. Everybody else may read the page meanwhile. */
export function receive(): void {
  const confirmation = confirmationOf(location)
  if (confirmation !== null) return location.replace(confirmation)
  if (!isRecovery(location)) void sendOn()
}

async function sendOn(): Promise<void> {
  const waiting = document.querySelector<HTMLElement>('[data-waiting]')!
  const timer = setTimeout(() => {
    waiting.hidden = false
  }, PATIENCE)
  try {
    const answer = await fetch('/api/session')
    const { user } = (await answer.json()) as { user: object | null }
    if (user) return location.replace('/dashboard')
  } catch {
    // The page doesn't depend on the answer.
  }
  clearTimeout(timer)
  waiting.hidden = true
}
