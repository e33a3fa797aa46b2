// Runs in the page. For each change of a seat's place by keys it records when the page was ready to paint (handlers, React, style and layout done) and
// when the frame was painted. On request it records when the first card of a chart is painted after a click.
window.readies = []
window.paints = []
const afterPaint = (tell) =>
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Assigning `onmessage` also starts the port.
    channel.port1.onmessage = tell
    channel.port2.postMessage(null)
  })
addEventListener(
  'keydown',
  (event) => {
    if (!event.altKey) return
    afterPaint(() => window.paints.push(performance.now() - event.timeStamp))
    document.getElementById('root').addEventListener(
      'keydown',
      () => {
        document.body.getBoundingClientRect()
        window.readies.push(performance.now() - event.timeStamp)
      },
      { once: true },
    )
  },
  { capture: true },
)

window.opened = []
addEventListener(
  'click',
  (event) => {
    if (!event.target.closest('a[href="/org-chart"]')) return
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-seat]')) return
      observer.disconnect()
      afterPaint(() => window.opened.push(performance.now() - event.timeStamp))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  },
  { capture: true },
)
