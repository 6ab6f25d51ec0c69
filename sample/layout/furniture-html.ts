import type { Brief, ClassifiedColumn, PageCopy, Sudoku, Table } from '../content/story.ts'
import { escapeHtml } from './story-html.ts'

type Box = NonNullable<PageCopy['boxes']>[number]
type Letter = NonNullable<PageCopy['letters']>[number]

const title = (text: string) =>
  `<h4 class="box-title" data-part="headline">${escapeHtml(text)}</h4>`

export function briefsHtml(heading: string, briefs: readonly Brief[], columns: number): string {
  const items = briefs.map(
    (brief) =>
      `<article data-brief="${brief.id}"><h5 data-part="headline">${escapeHtml(brief.headline)}</h5><p data-part="paragraph">${escapeHtml(brief.text)}</p></article>`,
  )
  return `${title(heading)}<div class="many" style="columns:${columns}">${items.join('')}</div>`
}

export function lettersHtml(heading: string, letters: readonly Letter[], columns: number): string {
  const items = letters.map(
    (letter) =>
      `<article data-letter="${letter.id}"><p data-part="paragraph">${escapeHtml(letter.text)}</p><p class="from" data-part="byline">${escapeHtml(letter.from)}</p></article>`,
  )
  return `${title(heading)}<div class="many" style="columns:${columns}">${items.join('')}</div>`
}

/** The label of a line such as 'City 2: A lake is dug out' is bold. */
export function boxHtml(box: Box, columns: number): string {
  const items = box.lines.map((line) => {
    const [, label, rest] = /^([^:“”]{2,40}): (.+)$/.exec(line) ?? []
    const words =
      label && rest ? `<b>${escapeHtml(label)}:</b> ${escapeHtml(rest)}` : escapeHtml(line)
    return `<li data-part="paragraph">${words}</li>`
  })
  return `${title(box.title)}<ul class="many" style="columns:${columns}">${items.join('')}</ul>`
}

export function tableHtml(table: Table): string {
  const head = table.columns.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('')
  const rows = table.rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  )
  const note = table.note
    ? `<p class="note" data-part="paragraph">${escapeHtml(table.note)}</p>`
    : ''
  return `${title(table.title)}<table data-part="table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${note}`
}

export function sudokuHtml(sudoku: Sudoku, { flat }: { flat: boolean }): string {
  const rows = sudoku.givens.map(
    (row) => `<tr>${row.map((digit) => `<td>${digit === 0 ? '' : digit}</td>`).join('')}</tr>`,
  )
  const how = `<p class="how" data-part="paragraph">${escapeHtml(sudoku.how)}</p>`
  const grid = `<table class="grid" data-part="puzzle">${rows.join('')}</table>`
  return `${title(sudoku.title)}<div class="${flat ? 'sudoku-flat' : 'sudoku-tall'}">${grid}${how}</div>`
}

export function classifiedsHtml(groups: readonly ClassifiedColumn[], columns: number): string {
  const items = groups.flatMap((group) =>
    group.notices.map((notice, index) => {
      const words = `<p data-part="paragraph">${escapeHtml(notice)}</p>`
      const heading = `<h5 data-part="headline">${escapeHtml(group.heading)}</h5>`
      return index === 0 ? `<div class="opening">${heading}${words}</div>` : words
    }),
  )
  return `<div class="many" style="columns:${columns}">${items.join('')}</div>`
}
