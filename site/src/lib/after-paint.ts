/** Does something once the page has shown what somebody's touch changed: a touch is answered before it is counted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
