import type { ReactNode } from 'react'
import type { Arrangement } from './arrangements.ts'
import { Aboard } from './Aboard.tsx'
import { Areas } from './Areas.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Claims } from './Claims.tsx'
import { Figures } from './Figures.tsx'
import { FinalCall } from './FinalCall.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { SKIP } from './landing.text.ts'
import { Meeting } from './Meeting.tsx'
import { Tools } from './Tools.tsx'
import { Words } from './Words.tsx'

const SECTIONS: Readonly<Record<Arrangement['sections'][number], () => ReactNode>> = {
  meeting: Meeting,
  figures: Figures,
  areas: Areas,
  tools: Tools,
  aboard: Aboard,
  words: Words,
  claims: Claims,
}

/** The first page that visitors see. It becomes HTML when the application is built, and landing.ts makes it move. */
export function LandingPage({ hero, sections }: Arrangement) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-20 -translate-y-20 rounded-md bg-accent px-4 py-2.5 text-on-accent focus:translate-y-0"
      >
        {SKIP}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="text-[0.9375rem] leading-6">
        <Hero kind={hero} />
        {sections.map((name) => {
          const Section = SECTIONS[name]
          return <Section key={name} />
        })}
        <FinalCall />
      </main>
      <Footer />
      <BottomBar />
    </>
  )
}
