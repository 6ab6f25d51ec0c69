import type { SamplePage } from './content/pages.ts'
import type { SampleEdition, SampleTitle } from './content/titles.ts'

/** Front pages are printed for every edition, inner pages once. */
export function editionsOf({ title, copy }: SamplePage): SampleEdition[] {
  const all = allEditions(title)
  return copy.pageNo === 1 ? all : all.slice(0, 1)
}

export function allEditions(title: SampleTitle): SampleEdition[] {
  return title.groups.flatMap((group) => group.editions)
}

/** The path of a printed page, relative to sample/. */
export function printedFile({ title, file, copy }: SamplePage, edition: SampleEdition): string {
  const name = copy.pageNo === 1 ? `${file}-${edition.id}` : file
  return `${title.brand}/pages/${name}.pdf`
}
