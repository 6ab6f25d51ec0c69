import type { PdfProblem, PressFault } from '#contract/desk/press-faults.ts'
import type { Language } from '#contract/titles.ts'
import { formatShortDate } from '#domain/format.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Why a job failed, and what to do about it at the desk. */
export function faultWords(fault: PressFault, language: Language, t: Translate): string {
  switch (fault.kind) {
    case 'stopped':
      return t('The press stopped each time that it ran this job.')
    case 'upload-gone':
      return t('A file is not there any more: files are kept for two days. Send it again.')
    case 'pdf':
      return `${fault.file}: ${problemWords(fault.problem, t)}`
    case 'page-not-made':
      return t('Page {number} could not be made.', { number: fault.page })
    case 'page-not-sent':
      return t('The file has {count} pages, and none of them is page {number}.', {
        ...{ count: fault.sent, number: fault.page },
      })
    case 'jacket':
      return t(
        'The issue has {pages} pages. With a jacket of {jacket} pages no front page is left.',
        {
          ...{ pages: fault.pages, jacket: fault.jacket },
        },
      )
    case 'early-after-general':
      return t('The early release must not be later than the release to all readers.')
    case 'unpublished':
      return t('The issue is not published. Publish all its pages first.')
    case 'before-front':
      return t('Page {number} would come before the front page. Publish all pages again.', {
        number: fault.page,
      })
    case 'front-held':
      return t('The front page cannot be held back: readers open the issue there.')
    case 'front-moved':
      return t('The front page can only change places with another page.')
    case 'page-not-shown':
      return t('Readers see no page {number}.', { number: fault.page })
    case 'page-unknown':
      return t('No version of the issue has a page {number}. Send it as a new page.', {
        number: fault.page,
      })
    case 'source-unpublished':
      return t('The other edition has no issue of {date}.', {
        date: formatShortDate(fault.date, language),
      })
    case 'source-without-pages':
      return t('The other edition of {date} does not show all these pages.', {
        date: formatShortDate(fault.date, language),
      })
    case 'stored-file':
      return t('The stored file {file} is missing or damaged. Publish the issue again.', {
        file: fault.file,
      })
    case 'no-corrections':
      return t('There is no correction to publish.')
    case 'page-changed':
      return t(
        'Page {number} was published again while it was corrected. Discard its corrections, and make them again.',
        { number: fault.page },
      )
    case 'picture-gone':
      return t('A new picture on page {number} is not there any more. Send it again.', {
        number: fault.page,
      })
    case 'withdrawn-article':
      return t(
        'Page {number} has a withdrawn article and cannot be corrected. Send the page again, or show the article again first.',
        { number: fault.page },
      )
    case 'article-unknown':
      return t('The article is not there any more.')
    case 'not-withdrawn':
      return t('The article is not withdrawn.')
    case 'originals-gone':
      return t('The original files of page {number} were deleted. Publish the page again.', {
        number: fault.page,
      })
  }
}

function problemWords(problem: PdfProblem, t: Translate): string {
  switch (problem) {
    case 'empty':
      return t('The file is empty.')
    case 'too-large':
      return t('The PDF is too large. Export it for screen or web.')
    case 'not-pdf':
      return t('The file is not a PDF.')
    case 'password':
      return t('The PDF is locked with a password. Export it again without one.')
    case 'encrypted':
      return t('The PDF is encrypted. Export it again without protection.')
    case 'damaged':
      return t('The PDF is damaged. Export or send it again.')
    case 'no-page':
      return t('The PDF has no page.')
    case 'page-size':
      return t('Its size is not that of a newspaper page.')
    case 'memory':
      return t('The PDF is too large for the memory of the server.')
  }
}
