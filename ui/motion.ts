/** False if the system or the reader asks for less motion. */
export function isMotionWelcome(): boolean {
  const isLessChosen = document.documentElement.dataset.motion === 'less'
  return !isLessChosen && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
