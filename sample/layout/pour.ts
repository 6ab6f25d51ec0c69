/** Runs in the browser: fills the columns of every story; returns the stories whose text does not fit. */
export function pourStories(lineMm: number): string[] {
  const line = (lineMm * 96) / 25.4

  interface Frame {
    left: number
    width: number
    line: number
    lines: number
  }

  function linesOf(element: Element): number {
    return Math.round(element.getBoundingClientRect().height / line)
  }

  /** The words of a paragraph, each as the range from its start to the paragraph's end. */
  function tailsOf(paragraph: Element): { last: Range; tail: Range }[] {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const words: { last: Range; tail: Range }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
        const last = document.createRange()
        last.setStart(node, match.index + match[0].length - 1)
        last.setEnd(node, match.index + match[0].length)
        const tail = document.createRange()
        tail.setStart(node, match.index)
        tail.setEndAfter(paragraph.lastChild ?? paragraph)
        words.push({ last, tail })
      }
    }
    return words
  }

  /** Leaves `room` lines in the paragraph and returns the rest as a new one. */
  function splitAfter(paragraph: HTMLElement, room: number): HTMLElement {
    const edge = paragraph.getBoundingClientRect().top + room * line - line * 0.4
    const words = tailsOf(paragraph)
    let low = 0
    let high = words.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      const bottom = words[middle]?.last.getBoundingClientRect().top ?? 0
      if (bottom > edge) high = middle
      else low = middle + 1
    }
    const rest = document.createElement('p')
    for (const { name, value } of paragraph.attributes) rest.setAttribute(name, value)
    const contents = words[low]?.tail.extractContents()
    if (contents) rest.append(contents)
    rest.className = 'rest'
    paragraph.classList.add('split')
    return rest
  }

  function fill(column: HTMLElement, queue: HTMLElement[], lines: number): void {
    let used = 0
    for (let piece = queue.shift(); piece; piece = queue.shift()) {
      column.append(piece)
      const tall = linesOf(piece)
      if (used + tall <= lines) {
        used += tall
        continue
      }
      const room = lines - used
      if (piece.tagName === 'H3' || room < 1) {
        piece.remove()
        queue.unshift(piece)
      } else {
        queue.unshift(splitAfter(piece, room))
      }
      break
    }
    const last = column.lastElementChild
    if (queue.length > 0 && last instanceof HTMLElement && last.tagName === 'H3') {
      last.remove()
      queue.unshift(last)
    }
  }

  /** Adds space between paragraphs until the last line is at the bottom of the column. */
  function justify(column: HTMLElement, lines: number): void {
    const parts = [...column.children]
    const used = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
    const joints = parts.slice(1)
    if (joints.length === 0) return
    const air = Math.min((lines * line - used) / joints.length, line * 0.9)
    if (air < 0.2) return
    for (const joint of joints) {
      if (joint instanceof HTMLElement) joint.style.marginTop = `${air}px`
    }
  }

  function pour(flow: HTMLElement, frames: readonly Frame[], spare: number): number {
    const queue = [...flow.children].flatMap((piece) => {
      const copy = piece.cloneNode(true)
      return copy instanceof HTMLElement ? [copy] : []
    })
    queue[0]?.classList.add('first')
    for (const column of flow.parentElement?.querySelectorAll('.col') ?? []) column.remove()
    frames.forEach((frame, index) => {
      const column = document.createElement('div')
      column.className = 'col'
      column.style.cssText = `left:${frame.left}mm;top:${frame.line * lineMm}mm;width:${frame.width}mm;height:${frame.lines * lineMm}mm`
      flow.before(column)
      const last = index === frames.length - 1
      const kept =
        Math.floor(((index + 1) * spare) / frames.length) -
        Math.floor((index * spare) / frames.length)
      fill(column, queue, last ? frame.lines : frame.lines - kept)
      justify(column, frame.lines)
    })
    return queue.length
  }

  const crowded: string[] = []
  for (const flow of document.querySelectorAll('[data-pour]')) {
    if (!(flow instanceof HTMLElement)) continue
    const frames: Frame[] = JSON.parse(flow.dataset.pour ?? '[]')
    flow.style.width = `${frames[0]?.width ?? 0}mm`
    const text = [...flow.children].reduce((sum, piece) => sum + linesOf(piece), 0)
    const room = frames.reduce((sum, frame) => sum + frame.lines, 0)
    let left = 1
    for (let spare = Math.max(0, room - text); left > 0 && spare >= 0; spare--) {
      left = pour(flow, frames, spare)
    }
    if (left > 0) {
      crowded.push(flow.closest('[data-region]')?.getAttribute('data-region') ?? '')
    }
    flow.remove()
  }
  return crowded
}
