import type { FindingFact, NumberSource, PlanSource } from '#contract/desk/press-findings.ts'
import type { Language } from '#contract/titles.ts'
import { TITLES } from '#contract/titles.ts'
import { CALENDAR_WORDS } from '../format.ts'
import { fileNameFor } from '../page-file-name.ts'
import type { FindingNames } from './finding-names.ts'
import { namePages } from './page-list.ts'

const LANGUAGES: Record<Language, string> = { kn: 'Kannada', en: 'English' }

/** The finding in English, without advice. */
export function englishSentence(fact: FindingFact, { title, day, hour }: FindingNames): string {
  switch (fact.kind) {
    case 'far-date': {
      const distance = `${Math.abs(fact.days)} days ${fact.days < 0 ? 'ago' : 'from now'}`
      return `The date ${day(fact.date)} is ${distance}; today's issue is of ${day(fact.today)}. The issue would be published under ${day(fact.date)}.`
    }
    case 'release-passed': {
      const passed =
        fact.which === 'usual'
          ? `The release of ${day(fact.date)}, ${fact.time},`
          : hour(fact.which, fact.time)
      return `${passed} has passed: it is ${fact.now} on ${day(fact.day)}. Readers would see the issue at once.`
    }
    case 'printed-date': {
      const printed = fact.printed.map(day).join(' and ')
      return `${subject(fact)} ${agree(fact, 'prints', 'print')} the date ${printed}, and the issue is of ${day(fact.date)}. Readers would see ${agree(fact, 'it', 'them')} with that date.`
    }
    case 'printed-title':
      return `${subject(fact)} ${agree(fact, 'prints', 'print')} the name of ${title(fact.printed)}, and ${inOther(fact, title(fact.publisher))}`
    case 'printed-language':
      return `${subject(fact)} ${agree(fact, 'is', 'are')} in ${LANGUAGES[fact.printed]}, and ${inOther(fact, title(fact.publisher))}`
    case 'other-language': {
      const { names, language } = TITLES[fact.publisher]
      return `${subject(fact)} ${agree(fact, 'is', 'are')} in ${LANGUAGES[fact.printed]}; ${names.en} is in ${LANGUAGES[language]}.`
    }
    case 'printed-edition':
      return `The front page prints ${fact.name}, which is edition ${fact.id}, and the issue is of edition ${fact.edition}. It would be published in edition ${fact.edition}.`
    case 'title-in-name':
      return byName(fact, title(fact.named), title(fact.publisher))
    case 'date-in-name':
      return byName(fact, day(fact.named), day(fact.date))
    case 'edition-in-name':
      return byName(fact, `edition ${fact.id} (${fact.name})`, `edition ${fact.edition}`)
    case 'odd-code-in-name':
      return `${filesAre(fact)} of ${fact.named} by name, most others of ${fact.usual}. ${agree(fact, 'The page', 'The pages')} would be published in this issue.`
    case 'missing': {
      const source = fact.plan ? ` (${planHas(fact.plan.from)} ${fact.plan.pages} pages)` : ''
      return `${subject(fact)} ${agree(fact, 'is', 'are')} missing${source}. The issue would be published without ${agree(fact, 'it', 'them')}; the other pages keep their numbers.`
    }
    case 'missing-front':
      return `Page 1 is missing, and an issue needs its front page: the first file, ${fact.file}, is page ${fact.page}.`
    case 'fewer-pages':
      return `Readers see ${fact.shown} pages of this issue now. They would see ${fact.sent}.`
    case 'usual-pages':
      return `${planHas(fact.from)} ${fact.usual} pages; this one has ${fact.sent}.`
    case 'unplanned':
      return `${planHas(fact.from)} ${fact.planned} pages. ${subject(fact)} would be published as well.`
    case 'usual-sections':
      return `${planHas(fact.from)} the sections ${fact.usual.join(', ')}; this one has ${fact.sent.join(', ')}.`
    case 'folio':
      return `${fact.file} is ${sourceOf(fact.from, fact.page)}, but the page prints ${fact.folio}. It would be published as page ${fact.page}.`
    case 'supplement':
      return `${subject(fact)} ${agree(fact, 'prints another number', 'print other numbers')}, as pages of a supplement do.`
    case 'number-in-name':
      return `${fact.file} is page ${fact.named} by its name. It would be published as page ${fact.page}.`
    case 'two-numbers':
      return `${fact.file} may be page ${fact.page} or ${fact.other} by its name. It would be published as page ${fact.page}. To be certain, rename it, for example to ${fileNameFor(fact.page)}.`
    case 'no-number':
      return `${fact.file} has no page number in its name, and the page prints none. It would be published as page ${fact.page}, after the others. To give it a number, rename it, for example to ${fileNameFor(fact.page)}.`
    case 'left-out':
      return leftOut(fact)
    case 'size': {
      const { width, height, expected } = fact
      return `Page ${fact.page} (${fact.file}) is ${width} × ${height} mm; ${expectedSize(expected)}.`
    }
    case 'blank':
      return `Page ${fact.page} (${fact.file}) is blank. Readers would see an empty page. Export it again.`
    case 'no-text':
      return `Page ${fact.page} (${fact.file}) has no text that can be read: its stories open as images and have no title.`
    case 'twin':
      return `Page ${fact.page} (${fact.file}) has the same text as page ${fact.twin.page} (${fact.twin.file}). Both would be published.`
    case 'repeated': {
      const pages = `${agree(fact, 'a page', 'pages')} of ${day(fact.date)}`
      return fact.same === 'text'
        ? `${subject(fact)} ${agree(fact, 'has', 'have')} the same text as ${pages}. ${agree(fact, 'The old page', 'The old pages')} would be published again.`
        : `${subject(fact)} ${agree(fact, 'is the same file', 'are the same files')} as ${pages}.`
    }
  }
}

interface SomePages {
  pages: readonly number[]
}

/** 'Page 3' or 'Pages 3 to 5', at the start of a sentence. */
function subject({ pages }: SomePages): string {
  const words = namePages(pages)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The first word for one page, the second for several. */
function agree({ pages }: SomePages, one: string, many: string): string {
  return pages.length === 1 ? one : many
}

function inOther(fact: SomePages, issue: string): string {
  return `the issue is of ${issue}. ${agree(fact, 'It', 'They')} would be published in ${issue}.`
}

function filesAre(fact: SomePages & { file: string }): string {
  return agree(fact, `${fact.file} is`, `${subject(fact)} (${fact.file} and others) are`)
}

function byName(fact: SomePages & { file: string }, named: string, issue: string): string {
  return `${filesAre(fact)} of ${named} by name. The issue is of ${issue}; ${agree(fact, 'the page', 'the pages')} would be published in it.`
}

/** 'plan.json has' or 'The last 3 Sunday issues had'. */
function planHas(from: PlanSource): string {
  return from.kind === 'file'
    ? `${from.name} has`
    : `The last ${from.issues} ${CALENDAR_WORDS.en.days[from.weekday]} issues had`
}

function sourceOf(from: NumberSource, page: number): string {
  switch (from) {
    case 'name':
      return `page ${page} by its name`
    case 'package':
      return `page ${page} in the package`
    case 'folio':
      return `page ${page}`
    case 'order':
      return `page ${page} by its place in the order`
    case 'command':
      return `sent as page ${page}`
  }
}

function leftOut({ page, used, left, ...fact }: Extract<FindingFact, { kind: 'left-out' }>) {
  switch (fact.why) {
    case 'corrected':
      return `Page ${page}: ${used} is used, because it is version ${fact.correction}; ${left} is left out.`
    case 'same':
      return `${left} and ${used} are the same page ${page}; ${left} is left out.`
    case 'older':
      return `${left} and ${used} are both page ${page}. ${used}, the newer one, would be published and ${left} left out. To publish the other, remove ${used}.`
  }
}

function expectedSize(expected: Extract<FindingFact, { kind: 'size' }>['expected']): string {
  switch (expected.kind) {
    case 'most-pages':
      return `most pages have ${expected.width} × ${expected.height} mm`
    case 'plan':
      return `${planHas(expected.from)} ${expected.width} × ${expected.height} mm`
    case 'shape':
      return `${planHas(expected.from)} another shape there`
  }
}
