/** In milliseconds. */
const STEP = 1_800
const SECOND = 1_000
/** How many steps the meeting takes, and how many more it then rests. */
const STEPS = 10
const REST = 4

/** Lets the meeting go on by itself while it can be seen, unless less motion is wished for; a button pauses it. */
export function movePreview(): void {
  const preview = document.querySelector<HTMLElement>('[data-preview]')!
  const button = preview.querySelector<HTMLButtonElement>('[data-pause]')!
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let step = 0
  let seen = false
  let timers: ReturnType<typeof setInterval>[] = []

  function update() {
    for (const timer of timers) clearInterval(timer)
    timers = []
    const paused = preview.hasAttribute('data-paused')
    button.hidden = calm.matches
    button.setAttribute('aria-label', (paused ? button.dataset['playLabel'] : button.dataset['pauseLabel'])!)
    if (calm.matches) return stand(preview)
    show(preview, step)
    if (paused || !seen) return
    const next = () => show(preview, (step = (step + 1) % (STEPS + REST)))
    timers = [setInterval(next, STEP), setInterval(() => tick(preview), SECOND)]
  }

  button.addEventListener('click', () => {
    preview.toggleAttribute('data-paused')
    update()
  })
  calm.addEventListener('change', update)
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false
    update()
  }).observe(preview)
}

/** Everything that stands at the end, as the page came. */
function stand(preview: HTMLElement): void {
  preview.removeAttribute('data-moving')
  for (const part of preview.querySelectorAll('[data-off], [data-lower], [data-higher]')) {
    for (const name of ['data-off', 'data-lower', 'data-higher']) part.removeAttribute(name)
  }
}

function show(preview: HTMLElement, step: number): void {
  preview.setAttribute('data-moving', '')
  for (const part of preview.querySelectorAll<HTMLElement>('[data-at], [data-until]')) {
    const { at = '0', until = 'Infinity' } = part.dataset
    part.toggleAttribute('data-off', step < Number(at) || step >= Number(until))
  }
  for (const way of ['lower', 'higher']) {
    for (const part of preview.querySelectorAll<HTMLElement>(`[data-${way}-until]`)) {
      part.toggleAttribute(`data-${way}`, step < Number(part.dataset[`${way}Until`]))
    }
  }
}

/** A second less on the clock, which starts over when nothing is left. */
function tick(preview: HTMLElement): void {
  const clock = preview.querySelector('[data-clock]')!
  const [minutes = 0, seconds = 0] = clock.textContent.split(':').map(Number)
  const left = (minutes * 60 + seconds + 3_599) % 3_600
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
