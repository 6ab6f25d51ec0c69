import type { PublisherCode } from '#contract/publisher.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import type { MessagingConfig } from '../integrations/messaging/messaging-config.ts'
import type { Mail } from '../integrations/messaging/send.ts'
import { escapeHtml } from '../web-app/html.ts'

/** The part of the configuration that messages use. */
export interface SenderConfig {
  publisher: PublisherCode
  publicUrl: string
  supportEmail: string
  messaging: Pick<
    MessagingConfig,
    'smsText' | 'smsNoticeText' | 'smsGateway' | 'smsAccountTemplates'
  >
}

/** The content in one language. */
export interface MailText {
  subject: string
  paragraphs: string[]
  link?: MailLink
}

interface MailLink {
  text: string
  url: string
}

/** Links under a heading, in whatever language they are. */
export interface MailList {
  heading: string
  links: readonly MailLink[]
  /** What can be done about the list, below it. */
  action?: MailLink
}

interface MailContent {
  /** Before the texts, once. */
  lists?: readonly MailList[]
  /** Displayed large and easy to select. */
  code?: string
  kn: MailText
  en: MailText
}

/** The language of the title first. */
function languagesOf(publisher: PublisherCode): Language[] {
  return TITLES[publisher].language === 'kn' ? ['kn', 'en'] : ['en', 'kn']
}

/** The same words in both languages on one line. */
export function inBothLanguages(publisher: PublisherCode, words: Record<Language, string>): string {
  return languagesOf(publisher)
    .map((language) => words[language])
    .join(' / ')
}

/** An e-mail in both languages, the language of the title first. */
export function bilingualMail(publisher: PublisherCode, content: MailContent): Omit<Mail, 'to'> {
  const { name, language } = TITLES[publisher]
  const texts = languagesOf(publisher).map((each) => ({ language: each, ...content[each] }))
  return {
    subject: `${name}: ${texts.map(({ subject }) => subject).join(' / ')}`,
    text: [...(content.lists ?? []).map(plainList), ...texts.map(plainText)].join('\n\n----\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}</title>
</head>
<body style="margin:0;padding:24px;font-family:'Noto Sans','Noto Sans Kannada',sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:32em;margin:0 auto">
<p style="margin:0 0 16px;font-size:22px;font-weight:700">${escapeHtml(name)}</p>
${content.code ? codeBox(content.code) : ''}${(content.lists ?? []).map(htmlList).join('')}
${texts.map(html).join('\n<hr style="border:0;border-top:1px solid #888;margin:24px 0">\n')}
</div>
</body>
</html>
`,
  }
}

function codeBox(code: string): string {
  // The digits are spaced by CSS, so that copying yields only the code.
  return `<p style="margin:0 0 16px;padding:12px;border:1px solid #888;border-radius:8px;text-align:center;font-family:monospace;font-size:32px;font-weight:700;letter-spacing:6px;user-select:all">${escapeHtml(code)}</p>`
}

function plainList({ heading, links, action }: MailList): string {
  const headlines = links.map(({ text, url }) => `${text}\n${url}`)
  return [heading, ...headlines, ...(action ? [plainLink(action)] : [])].join('\n\n')
}

function htmlList({ heading, links, action }: MailList): string {
  const items = links.map((link) => `<li style="margin:0 0 12px">${htmlLink(link)}</li>`)
  const below = action ? `<p style="margin:0 0 24px;font-size:14px">${htmlLink(action)}</p>\n` : ''
  return `<h2 style="margin:16px 0 8px;font-size:18px">${escapeHtml(heading)}</h2>
<ul style="margin:0 0 12px;padding-inline-start:20px">
${items.join('\n')}
</ul>
${below}`
}

function htmlLink({ text, url }: MailLink): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
}

function plainLink({ text, url }: MailLink): string {
  return `${text}: ${url}`
}

function plainText({ paragraphs, link }: MailText): string {
  return [...paragraphs, ...(link ? [plainLink(link)] : [])].join('\n\n')
}

function html({ language, paragraphs, link }: MailText & { language: Language }): string {
  const contents = paragraphs.map(escapeHtml)
  if (link) contents.push(htmlLink(link))
  const lines = contents.map((content) => `<p style="margin:0 0 12px">${content}</p>`)
  return `<div lang="${language}">\n${lines.join('\n')}\n</div>`
}

const timeZone = 'Asia/Kolkata'

/** Such as `15 Nov 2026, 6:05 pm`. */
export function timeInEnglish(at: Date): string {
  const words = at.toLocaleString('en-IN', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  // A narrow no-break space is not in the SMS alphabet and would make the SMS cost twice as much.
  return words.replace(/\s/g, ' ')
}

/** Such as `2026ರ ನವೆಂಬರ್ 15ರಂದು 18:05ಕ್ಕೆ`. */
export function timeInKannada(at: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('kn-IN', { timeZone, ...options })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${part({ year: 'numeric' })}ರ ${part({ month: 'long' })} ${part({ day: 'numeric' })}ರಂದು ${time}ಕ್ಕೆ`
}
