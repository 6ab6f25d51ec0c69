const strip = document.getElementById('strip')
let grip

strip.addEventListener('pointerdown', ({ clientX, pointerId }) => {
  strip.setPointerCapture(pointerId)
  grip = { x: clientX, left: strip.scrollLeft }
})
strip.addEventListener('pointermove', ({ clientX }) => {
  if (grip) strip.scrollLeft = grip.left + grip.x - clientX
})
strip.addEventListener('pointerup', () => {
  grip = undefined
})
strip.scrollLeft = 3000
