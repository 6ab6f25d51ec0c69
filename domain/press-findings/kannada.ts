import type { FindingFact, NumberSource, PlanSource } from '#contract/desk/press-findings.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { CALENDAR_WORDS } from '../format.ts'
import { fileNameFor } from '../page-file-name.ts'
import type { FindingNames } from './finding-names.ts'
import { pageList } from './page-list.ts'

const LANGUAGES: Record<Language, string> = { kn: 'ಕನ್ನಡ', en: 'ಇಂಗ್ಲಿಷ್' }

/** The finding in Kannada, without advice. */
export function kannadaSentence(fact: FindingFact, { title, day, hour }: FindingNames): string {
  switch (fact.kind) {
    case 'far-date': {
      const distance = `${Math.abs(fact.days)} ದಿನ ${fact.days < 0 ? 'ಹಿಂದಿನದು' : 'ಮುಂದಿನದು'}`
      return `ದಿನಾಂಕ ${day(fact.date)} ${distance}; ಇಂದಿನ ಸಂಚಿಕೆ ${day(fact.today)}. ಸಂಚಿಕೆ ${day(fact.date)} ದಿನಾಂಕದಲ್ಲಿ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
    }
    case 'release-passed': {
      const passed =
        fact.which === 'usual'
          ? `${day(fact.date)} ಸಂಚಿಕೆಯ ಬಿಡುಗಡೆ ಸಮಯ ${fact.time}`
          : hour(fact.which, fact.time)
      return `${passed} ಕಳೆದಿದೆ: ಈಗ ${day(fact.day)}, ${fact.now}. ಓದುಗರಿಗೆ ಸಂಚಿಕೆ ಕೂಡಲೇ ಕಾಣುತ್ತದೆ.`
    }
    case 'printed-date':
      return `${subject(fact)}: ಮುದ್ರಿತ ದಿನಾಂಕ ${fact.printed.map(day).join(', ')}; ಸಂಚಿಕೆಯ ದಿನಾಂಕ ${day(fact.date)}. ಓದುಗರಿಗೆ ಆ ದಿನಾಂಕವೇ ಕಾಣುತ್ತದೆ.`
    case 'printed-title':
      return `${subject(fact)}: ${title(fact.printed)} ಹೆಸರು ಮುದ್ರಿತವಾಗಿದೆ; ${inOther(title(fact.publisher))}`
    case 'printed-language':
      return `${subject(fact)}: ಭಾಷೆ ${LANGUAGES[fact.printed]}; ${inOther(title(fact.publisher))}`
    case 'other-language': {
      const { names, language } = TITLES[fact.publisher]
      return `${subject(fact)}: ಭಾಷೆ ${LANGUAGES[fact.printed]}; ${names.kn} ಪತ್ರಿಕೆಯ ಭಾಷೆ ${LANGUAGES[language]}.`
    }
    case 'printed-edition':
      return `ಮುಖಪುಟದಲ್ಲಿ ${fact.name} ಎಂದಿದೆ, ಅದು ಆವೃತ್ತಿ ${fact.id}; ಸಂಚಿಕೆ ಆವೃತ್ತಿ ${fact.edition}ರದು. ಪುಟ ಆವೃತ್ತಿ ${fact.edition}ರಲ್ಲಿ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
    case 'title-in-name':
      return byName(fact, title(fact.named), title(fact.publisher))
    case 'date-in-name':
      return byName(fact, day(fact.named), day(fact.date))
    case 'edition-in-name':
      return byName(fact, `ಆವೃತ್ತಿ ${fact.id} (${fact.name})`, `ಆವೃತ್ತಿ ${fact.edition}`)
    case 'odd-code-in-name':
      return `${files(fact)}: ಕಡತದ ಹೆಸರಿನಲ್ಲಿ ${fact.named} ಎಂದಿದೆ, ಉಳಿದ ಹೆಚ್ಚಿನವುಗಳಲ್ಲಿ ${fact.usual}. ಈ ಸಂಚಿಕೆಯಲ್ಲೇ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
    case 'missing': {
      const source = fact.plan ? ` (${planHad(fact.plan.from)} ${fact.plan.pages} ಪುಟಗಳಿವೆ)` : ''
      return `${subject(fact)} ಇಲ್ಲ${source}. ಸಂಚಿಕೆ ${fact.pages.length === 1 ? 'ಅದಿಲ್ಲದೆ' : 'ಅವಿಲ್ಲದೆ'} ಪ್ರಕಟವಾಗುತ್ತದೆ; ಉಳಿದ ಪುಟಗಳ ಸಂಖ್ಯೆ ಬದಲಾಗುವುದಿಲ್ಲ.`
    }
    case 'missing-front':
      return `ಪುಟ 1 ಇಲ್ಲ, ಸಂಚಿಕೆಗೆ ಮುಖಪುಟ ಬೇಕು: ಮೊದಲ ಕಡತ ${fact.file} ಪುಟ ${fact.page} ಆಗಿದೆ.`
    case 'fewer-pages':
      return `ಈಗ ಓದುಗರಿಗೆ ಈ ಸಂಚಿಕೆಯ ${fact.shown} ಪುಟಗಳು ಕಾಣುತ್ತವೆ. ಮುಂದೆ ${fact.sent} ಮಾತ್ರ ಕಾಣುತ್ತವೆ.`
    case 'usual-pages':
      return `${planHad(fact.from)} ${fact.usual} ಪುಟಗಳಿವೆ; ಇದರಲ್ಲಿ ${fact.sent}.`
    case 'unplanned':
      return `${planHad(fact.from)} ${fact.planned} ಪುಟಗಳಿವೆ. ${subject(fact)} ಕೂಡ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
    case 'usual-sections':
      return `${planHad(fact.from)} ಈ ವಿಭಾಗಗಳಿವೆ: ${fact.usual.join(', ')}; ಇದರಲ್ಲಿ ${fact.sent.join(', ')}.`
    case 'folio':
      return `${fact.file} ${sourceOf(fact.from)} ಪುಟ ${fact.page}, ಆದರೆ ಪುಟದಲ್ಲಿ ${fact.folio} ಎಂದು ಮುದ್ರಿತವಾಗಿದೆ. ಪುಟ ${fact.page} ಆಗಿ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
    case 'supplement':
      return `${subject(fact)}: ಪುರವಣಿಯಂತೆ ಬೇರೆ ಪುಟಸಂಖ್ಯೆ ಮುದ್ರಿತವಾಗಿದೆ.`
    case 'number-in-name':
      return `${fact.file} ಹೆಸರಿನ ಪ್ರಕಾರ ಪುಟ ${fact.named}. ಪುಟ ${fact.page} ಆಗಿ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
    case 'two-numbers':
      return `${fact.file} ಹೆಸರಿನ ಪ್ರಕಾರ ಪುಟ ${fact.page} ಅಥವಾ ${fact.other}. ಪುಟ ${fact.page} ಆಗಿ ಪ್ರಕಟವಾಗುತ್ತದೆ. ${rename(fact.page)}`
    case 'no-number':
      return `${fact.file} ಹೆಸರಿನಲ್ಲೂ ಪುಟದಲ್ಲೂ ಪುಟಸಂಖ್ಯೆ ಇಲ್ಲ. ಉಳಿದವುಗಳ ನಂತರ ಪುಟ ${fact.page} ಆಗಿ ಪ್ರಕಟವಾಗುತ್ತದೆ. ${rename(fact.page)}`
    case 'left-out':
      return leftOut(fact)
    case 'size': {
      const { width, height, expected } = fact
      return `ಪುಟ ${fact.page} (${fact.file}) ಅಳತೆ ${width} × ${height} ಮಿ.ಮೀ; ${expectedSize(expected)}.`
    }
    case 'blank':
      return `ಪುಟ ${fact.page} (${fact.file}) ಖಾಲಿ ಇದೆ. ಓದುಗರಿಗೆ ಖಾಲಿ ಪುಟ ಕಾಣುತ್ತದೆ. ಅದನ್ನು ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ.`
    case 'no-text':
      return `ಪುಟ ${fact.page} (${fact.file}): ಓದಬಲ್ಲ ಪಠ್ಯ ಇಲ್ಲ. ಸುದ್ದಿಗಳು ಶೀರ್ಷಿಕೆಯಿಲ್ಲದೆ ಚಿತ್ರಗಳಾಗಿ ತೆರೆಯುತ್ತವೆ.`
    case 'twin':
      return `ಪುಟ ${fact.page} (${fact.file}) ಮತ್ತು ಪುಟ ${fact.twin.page} (${fact.twin.file}) ಒಂದೇ ಪಠ್ಯ ಹೊಂದಿವೆ. ಎರಡೂ ಪ್ರಕಟವಾಗುತ್ತವೆ.`
    case 'repeated':
      return fact.same === 'text'
        ? `${subject(fact)}: ${day(fact.date)} ಸಂಚಿಕೆಯ ಪಠ್ಯವೇ ಇದೆ. ಹಳೆಯ ಪುಟ ಮತ್ತೆ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
        : `${subject(fact)}: ${day(fact.date)} ಸಂಚಿಕೆಯ ಕಡತವೇ ಇದೆ.`
  }
}

interface SomePages {
  pages: readonly number[]
}

function subject({ pages }: SomePages): string {
  const list = pageList(pages, { and: ' ಮತ್ತು ', range: (from, to) => `${from}–${to}` })
  return `${pages.length === 1 ? 'ಪುಟ' : 'ಪುಟಗಳು'} ${list}`
}

function inOther(issue: string): string {
  return `ಸಂಚಿಕೆ ${issue} ಪತ್ರಿಕೆಯದು. ಅದರಲ್ಲೇ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
}

function files(fact: SomePages & { file: string }): string {
  return fact.pages.length === 1 ? fact.file : `${subject(fact)} (${fact.file} ಇತ್ಯಾದಿ)`
}

function byName(fact: SomePages & { file: string }, named: string, issue: string): string {
  return `${files(fact)}: ಕಡತದ ಹೆಸರಿನಲ್ಲಿ ${named} ಎಂದಿದೆ. ಸಂಚಿಕೆ: ${issue}; ಪುಟ ಇದರಲ್ಲೇ ಪ್ರಕಟವಾಗುತ್ತದೆ.`
}

function planHad(from: PlanSource): string {
  return from.kind === 'file'
    ? `${from.name} ಪ್ರಕಾರ`
    : `ಕಳೆದ ${from.issues} ${CALENDAR_WORDS.kn.days[from.weekday]}ದ ಸಂಚಿಕೆಗಳಲ್ಲಿ`
}

function sourceOf(from: NumberSource): string {
  switch (from) {
    case 'name':
      return 'ಹೆಸರಿನ ಪ್ರಕಾರ'
    case 'package':
      return 'ಪ್ಯಾಕೇಜ್ ಪ್ರಕಾರ'
    case 'folio':
    case 'command':
      return 'ಕಡತ'
    case 'order':
      return 'ಕ್ರಮದ ಪ್ರಕಾರ'
  }
}

function rename(page: number): string {
  return `ಖಚಿತಪಡಿಸಲು ಕಡತದ ಹೆಸರು ಬದಲಿಸಿ, ಉದಾಹರಣೆಗೆ ${fileNameFor(page)}.`
}

function leftOut({ page, used, left, ...fact }: Extract<FindingFact, { kind: 'left-out' }>) {
  switch (fact.why) {
    case 'corrected':
      return `ಪುಟ ${page}: ${used} ಬಳಸಲಾಗುತ್ತದೆ, ಅದು ರೂಪ ${fact.correction}; ${left} ಬಿಡಲಾಗುತ್ತದೆ.`
    case 'same':
      return `${left} ಮತ್ತು ${used} ಒಂದೇ ಪುಟ ${page}; ${left} ಬಿಡಲಾಗುತ್ತದೆ.`
    case 'older':
      return `${left} ಮತ್ತು ${used} ಎರಡೂ ಪುಟ ${page}. ಹೊಸದಾದ ${used} ಪ್ರಕಟವಾಗುತ್ತದೆ, ${left} ಬಿಡಲಾಗುತ್ತದೆ. ಇನ್ನೊಂದನ್ನು ಪ್ರಕಟಿಸಲು ${used} ತೆಗೆದುಹಾಕಿ.`
  }
}

function expectedSize(expected: Extract<FindingFact, { kind: 'size' }>['expected']): string {
  switch (expected.kind) {
    case 'most-pages':
      return `ಹೆಚ್ಚಿನ ಪುಟಗಳ ಅಳತೆ ${expected.width} × ${expected.height} ಮಿ.ಮೀ`
    case 'plan':
      return `${planHad(expected.from)} ${expected.width} × ${expected.height} ಮಿ.ಮೀ`
    case 'shape':
      return `${planHad(expected.from)} ಅಲ್ಲಿ ಬೇರೆ ಆಕಾರ`
  }
}
