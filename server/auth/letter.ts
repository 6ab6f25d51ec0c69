import type { PublisherCode } from '#contract/publisher.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import type { MessagingConfig } from '../integrations/messaging/messaging-config.ts'
import type { Mail } from '../integrations/messaging/send.ts'

/** What a message needs of the configuration. */
export interface Letterhead {
  publisher: PublisherCode
  publicUrl: string
  supportEmail: string
  messaging: Pick<
    MessagingConfig,
    'smsText' | 'smsNoticeText' | 'smsGateway' | 'smsAccountTemplates'
  >
}

/** What is said in one language. */
export interface Passage {
  subject: string
  paragraphs: string[]
  link?: { text: string; url: string }
}

interface Letter {
  /** Shown large, and easily selected. */
  code?: string
  kn: Passage
  en: Passage
}

/** An e-mail in both languages, that of the newspaper first. */
export function letter(publisher: PublisherCode, letter: Letter): Omit<Mail, 'to'> {
  const { name, language } = TITLES[publisher]
  const languages: Language[] = language === 'kn' ? ['kn', 'en'] : ['en', 'kn']
  const passages = languages.map((each) => ({ language: each, ...letter[each] }))
  return {
    subject: `${name}: ${passages.map(({ subject }) => subject).join(' / ')}`,
    text: passages.map(passageText).join('\n\n----\n\n'),
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
${letter.code ? codeBox(letter.code) : ''}
${passages.map(passageHtml).join('\n<hr style="border:0;border-top:1px solid #888;margin:24px 0">\n')}
</div>
</body>
</html>
`,
  }
}

function codeBox(code: string): string {
  // Spaced by style and not by characters, so that a copy is the code alone.
  return `<p style="margin:0 0 16px;padding:12px;border:1px solid #888;border-radius:8px;text-align:center;font-family:monospace;font-size:32px;font-weight:700;letter-spacing:6px;user-select:all">${escapeHtml(code)}</p>`
}

function passageText({ paragraphs, link }: Passage): string {
  return [...paragraphs, ...(link ? [`${link.text}: ${link.url}`] : [])].join('\n\n')
}

function passageHtml({ language, paragraphs, link }: Passage & { language: Language }): string {
  const said = paragraphs.map(escapeHtml)
  if (link) said.push(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a>`)
  const lines = said.map((html) => `<p style="margin:0 0 12px">${html}</p>`)
  return `<div lang="${language}">\n${lines.join('\n')}\n</div>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const timeZone = 'Asia/Kolkata'

/** Such as `15 Nov 2026, 6:05 pm`. */
export function timeInEnglish(at: Date): string {
  const words = at.toLocaleString('en-IN', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  // One narrow space would double what an SMS costs.
  return words.replace(/\s/g, ' ')
}

/** Such as `2026ರ ನವೆಂಬರ್ 15ರಂದು 18:05ಕ್ಕೆ`. */
export function timeInKannada(at: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('kn-IN', { timeZone, ...options })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${part({ year: 'numeric' })}ರ ${part({ month: 'long' })} ${part({ day: 'numeric' })}ರಂದು ${time}ಕ್ಕೆ`
}
