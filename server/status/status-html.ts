import type { SiteStatus } from '#contract/status.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { editionWords, serviceName, serviceWords, summaryWords } from '#domain/status-words.ts'
import { element } from '../web-app/html.ts'

const HEADINGS = { en: 'Status', kn: 'ಸೇವೆಗಳ ಸ್ಥಿತಿ' } as const

/** The status page without scripts, in both languages: whoever has no script cannot switch. The reader's comes first. */
export function statusHtml(status: SiteStatus, language: Language): string {
  const first = inLanguage(status, language, 'h1')
  const second = inLanguage(status, language === 'en' ? 'kn' : 'en', 'h2')
  return `<main class="plain-words">${first}${second}</main>`
}

function inLanguage(status: SiteStatus, language: Language, level: 'h1' | 'h2'): string {
  const spoken = { language, now: new Date(status.now) }
  const editions = status.editions.map((edition) =>
    element(
      'li',
      `${TITLES[edition.title].names[language]}, ${edition.names?.[language] ?? edition.name}: ${editionWords(edition, spoken)}`,
    ),
  )
  const services = status.services.map((service) =>
    element('li', `${serviceName(service.service, language)}: ${serviceWords(service, spoken)}`),
  )
  const heading = element(level, HEADINGS[language])
  const list = `<ul>${[...services, ...editions].join('')}</ul>`
  return `<section lang="${language}">${heading}${element('p', summaryWords(status, language))}${list}</section>`
}
