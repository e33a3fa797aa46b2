/** Shows the bar at the bottom once more than the first 100 pixels have been scrolled away. */
export function showBottomBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')!
  const top = document.querySelector('[data-scrolled]')!
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-shown', entry !== undefined && !entry.isIntersecting)
  }).observe(top)
}
