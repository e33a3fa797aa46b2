// Runs in the page. For each click it records when the page was ready to paint (handlers, React, style and layout done) and when
// the frame was painted, which includes waiting for the display's next refresh.
window.readies = []
window.paints = []
addEventListener(
  'click',
  (event) => {
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel()
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Assigning `onmessage` also starts the port.
      afterPaint.port1.onmessage = () => window.paints.push(performance.now() - event.timeStamp)
      afterPaint.port2.postMessage(null)
    })
  },
  { capture: true },
)
// This listener hears of the click last, after React has rendered in the microtask that follows its own handler.
addEventListener('click', (event) => {
  document.body.getBoundingClientRect()
  window.readies.push(performance.now() - event.timeStamp)
})
