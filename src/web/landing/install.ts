import { CHECK_CONNECTION, DEMO_FAILED } from './landing.text.ts'

type Install = { demo: boolean; mailbox: boolean }
type Refused = { error?: { title?: string; detail?: string } }

/** Shows what this installation has: the way into the demo company, and the mailbox of developers. */
export function offerInstall(): void {
  const demo = document.querySelector<HTMLButtonElement>('[data-demo]')!
  demo.addEventListener('click', () => void enter(demo))
  fetch('/api/install')
    .then(async (answer) => {
      const install = (await answer.json()) as Install
      demo.hidden = !install.demo
      document.querySelector<HTMLElement>('[data-mailbox]')!.hidden = !install.mailbox
    })
    // Without an answer, the page stays as the server sent it.
    .catch(() => undefined)
}

async function enter(demo: HTMLButtonElement): Promise<void> {
  if (demo.ariaBusy === 'true') return
  demo.ariaBusy = 'true'
  const problem = await signIn().catch(() => `${DEMO_FAILED}. ${CHECK_CONNECTION}`)
  if (problem === null) {
    // What kept-session.ts would remove, which can't be imported here: the file it is in weighs more than this page may.
    localStorage.removeItem('session')
    return location.assign('/dashboard')
  }
  document.querySelector('[data-demo-problem]')!.textContent = problem
  demo.ariaBusy = null
}

/** @returns what to tell the visitor if the server refused */
async function signIn(): Promise<string | null> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const answer = await fetch('/api/demo/enter', { method: 'POST', headers, body: '{}' })
  if (answer.ok) return null
  const { error } = (await answer.json()) as Refused
  return `${error?.title ?? DEMO_FAILED}. ${error?.detail ?? CHECK_CONNECTION}`
}
