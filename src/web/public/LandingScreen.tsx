import { useEffect } from 'react'
import type { CurrentSession } from '../../features/accounts/sessions/sessions.requests.ts'
import { DemoEntrance } from '../../features/accounts/sign-in/DemoEntrance.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { requestJson } from '../../ui/request.ts'
import { LandingPreview } from './LandingPreview.tsx'
import { PRODUCT_NAME } from '../web.text.ts'
import { ACCOUNT, FREE_TRIAL, GET_STARTED, LOGIN, SIGN_UP, SUMMARY, TITLE } from './landing.text.ts'

/** The first page that visitors see. Anyone who is signed in is sent to the dashboard. */
export function LandingScreen() {
  useEffect(() => {
    // The page doesn't depend on the answer, so a failure changes nothing.
    requestJson<CurrentSession>('GET', '/api/session').then(
      ({ user }) => user && location.replace('/dashboard'),
      () => {},
    )
  }, [])

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center gap-2.5 px-5 py-4">
        <Logo />
        <span className="text-base font-semibold">{PRODUCT_NAME}</span>
        <nav aria-label={ACCOUNT} className="ml-auto flex gap-2">
          <a href="/login" className={buttonClass('ghost')}>
            {LOGIN}
          </a>
          <a href="/signup" className={`${buttonClass()} max-md:hidden`}>
            {SIGN_UP}
          </a>
        </nav>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl flex-1 content-center gap-12 px-5 pt-8 pb-16"
      >
        <Hero />
        <LandingPreview />
      </main>
    </div>
  )
}

function Hero() {
  return (
    <section className="grid justify-items-center gap-5 text-center">
      <h1 className="max-w-3xl text-4xl leading-[1.1] font-semibold tracking-tight text-balance md:text-6xl">
        {TITLE}
      </h1>
      <p className="max-w-xl text-base text-balance text-soft md:text-lg">{SUMMARY}</p>
      <div className="mt-2 grid justify-items-center gap-3 text-center">
        <a href="/signup" className={buttonClass('primary', 'lg')}>
          {GET_STARTED}
        </a>
        {/* As high as the entrance, which appears once the server has said whether there is one. */}
        <div className="min-h-19 md:min-h-16">
          <DemoEntrance />
        </div>
      </div>
      <p className="text-[0.8125rem] text-soft">{FREE_TRIAL}</p>
    </section>
  )
}
