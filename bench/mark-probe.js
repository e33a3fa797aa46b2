// Runs in the page. For each mark that is given by a key it records how long after the key the frame with it was painted.
window.marks = []
addEventListener(
  'keydown',
  (event) => {
    if (!['1', '2', '3'].includes(event.key)) return
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel()
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Assigning `onmessage` also starts the port.
      afterPaint.port1.onmessage = () => window.marks.push(performance.now() - event.timeStamp)
      afterPaint.port2.postMessage(null)
    })
  },
  { capture: true },
)
