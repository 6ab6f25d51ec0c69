import type { SamplePage } from './content/pages.ts'
import type { SampleEdition, SampleTitle } from './content/titles.ts'

/** A front page is printed for every edition, the others once. */
export function editionsOf({ title, copy }: SamplePage): SampleEdition[] {
  const all = allEditions(title)
  return copy.pageNo === 1 ? all : all.slice(0, 1)
}

export function allEditions(title: SampleTitle): SampleEdition[] {
  return title.groups.flatMap((group) => group.editions)
}

/** Where a printed page is kept, from the folder of samples. */
export function printedFile({ title, file, copy }: SamplePage, edition: SampleEdition): string {
  const name = copy.pageNo === 1 ? `${file}-${edition.id}` : file
  return `${title.brand}/pages/${name}.pdf`
}
