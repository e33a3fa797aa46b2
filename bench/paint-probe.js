// Runs in the page: from the moment of an input to just after the frame that answers it was painted.
window.paints = []
for (const type of ['click', 'keydown']) {
  addEventListener(
    type,
    (event) => {
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel()
        afterPaint.port1.onmessage = () => window.paints.push(performance.now() - event.timeStamp)
        afterPaint.port2.postMessage(null)
      })
    },
    { capture: true },
  )
}
