/** A page that had been put aside, and to which somebody goes back, has left its data; and they may have signed out since. */
export function loadAnewAfterReturn(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}
