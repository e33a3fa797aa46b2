import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { OFFERED_AFTER, putOff, wasPutOff } from './install-answer.ts'
import { type InstallOffer, installOffer } from './install-offer.ts'
import { INSTALL, INSTALL_APP, LATER, WHY } from './install.text.ts'

/** Offers to install the app, a while after it has opened and once only. */
export default function InstallCard({ offer }: { offer: InstallOffer }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (wasPutOff()) return
    const timer = setTimeout(setDue, OFFERED_AFTER, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue) return null

  function later() {
    putOff()
    installOffer.set(null)
  }
  function install() {
    // The browser asks once for each offer, whatever the answer is.
    later()
    void offer.prompt()
  }
  return (
    <section
      data-install-card
      aria-label={INSTALL_APP}
      className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] z-40 grid w-80 max-w-[calc(100vw-2rem)] gap-3 rounded-lg border border-line bg-raised p-4 shadow-popup print:hidden"
    >
      <div>
        <h2 className="font-semibold">{INSTALL_APP}</h2>
        <p className="text-soft">{WHY}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" onClick={install}>
          {INSTALL}
        </Button>
        <Button variant="ghost" onClick={later}>
          {LATER}
        </Button>
      </div>
    </section>
  )
}
