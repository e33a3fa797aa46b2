import { buttonClass } from '../ui/Button.tsx'

export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 p-6 text-center">
      <p className="text-soft">404</p>
      <h1 className="text-xl font-semibold">This page does not exist</h1>
      <p className="max-w-sm text-balance text-soft">The address may be mistyped, or the page has moved.</p>
      <a href="/" className={`${buttonClass('primary')} mt-3`}>
        Go to the home page
      </a>
    </main>
  )
}
