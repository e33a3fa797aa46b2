const PARTICLES = 80
/** In hertz: a major chord, one note after the other. */
const NOTES = [523.25, 659.25, 783.99]
/** In seconds. */
const BETWEEN_NOTES = 0.09
const NOTE_LENGTH = 0.5
const LOUDNESS = 0.08
const SOUND_MILLISECONDS = 1_000

/** Confetti and a short sound, unless less motion is wished for. What the browser doesn't allow is left out in silence. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await Promise.allSettled([throwConfetti(), playSound()])
}

async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti')
  // The policy allows no worker made from text, which is how it would draw otherwise.
  const shower = confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true })
  await shower({ particleCount: PARTICLES, spread: 80, origin: { y: 0.7 } })
}

async function playSound(): Promise<void> {
  const audio = new AudioContext()
  try {
    // Some browsers begin it silent when the press that it answers is a while ago.
    await audio.resume()
    for (const [index, pitch] of NOTES.entries()) playNote(audio, pitch, index * BETWEEN_NOTES)
    await new Promise((resolve) => {
      setTimeout(resolve, SOUND_MILLISECONDS)
    })
  } finally {
    await audio.close()
  }
}

function playNote(audio: AudioContext, pitch: number, after: number): void {
  const at = audio.currentTime + after
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(LOUDNESS, at)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_LENGTH)
  loudness.connect(audio.destination)
  const note = audio.createOscillator()
  note.frequency.value = pitch
  note.connect(loudness)
  note.start(at)
  note.stop(at + NOTE_LENGTH)
}
