import type { SiteStatus } from '#contract/status.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { editionWords, serviceName, serviceWords, summaryWords } from '#domain/status-words.ts'
import { element } from '../first-view/html.ts'

const HEADINGS = { en: 'Status', kn: 'ಸೇವೆಗಳ ಸ್ಥಿತಿ' } as const

/** The status page for whoever has no script, in both languages: the server does not know the reader's. */
export function statusHtml(status: SiteStatus): string {
  return `<main class="plain-words">${inLanguage(status, 'en')}${inLanguage(status, 'kn')}</main>`
}

function inLanguage(status: SiteStatus, language: Language): string {
  const spoken = { language, now: new Date(status.now) }
  const editions = status.editions.map((edition) =>
    element(
      'li',
      `${TITLES[edition.title].name}, ${edition.name}: ${editionWords(edition, spoken)}`,
    ),
  )
  const services = status.services.map((service) =>
    element('li', `${serviceName(service.service, language)}: ${serviceWords(service, spoken)}`),
  )
  const heading = element(language === 'en' ? 'h1' : 'h2', HEADINGS[language])
  const list = `<ul>${[...services, ...editions].join('')}</ul>`
  return `<section lang="${language}">${heading}${element('p', summaryWords(status, language))}${list}</section>`
}
