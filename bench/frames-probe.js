// Runs in the page. On request it records the time between frames.
let frames = []
let isWatching = false
window.watchFrames = () => {
  frames = []
  isWatching = true
  let before = performance.now()
  const next = (now) => {
    frames.push(now - before)
    before = now
    if (isWatching) requestAnimationFrame(next)
  }
  requestAnimationFrame((now) => {
    before = now
    requestAnimationFrame(next)
  })
}
window.framesWatched = () => {
  isWatching = false
  return frames
}
