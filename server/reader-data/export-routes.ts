import type { PublisherCode } from '#contract/publisher.ts'
import { downloadDataAsHtml, downloadDataAsJson } from '#contract/reader-data.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { EXPORTS_PER_READER } from '#domain/export-limits.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { mayExportOrDeleteData } from '#domain/recent-sign-in.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { recordSecurityEvent } from '#store/auth/sessions.ts'
import { dataOf } from '#store/reader-data/reader-data.ts'
import { timeInEnglish } from '../auth/bilingual-mail.ts'
import { tooManyRequests } from '../auth/code-limits.ts'
import { requireRecentSignIn } from '../auth/require-recent-sign-in.ts'
import type { App, SignedInCaller } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { serveFile } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { escapeHtml } from '../web-app/html.ts'
import { COLUMN_WORDS, TABLE_WORDS, TECHNICAL_COLUMNS } from './export-words.ts'

/** Readers download everything that is stored about them. Requires a recent sign-in, because a session may be stolen. */
export function exportRoutes(app: App, services: Services): void {
  const { config, clock } = services

  serveFile(app, downloadDataAsJson, async ({ caller, context }) => {
    const data = await exportData(caller, context.get('clientAddress'))
    return { bytes: encode(JSON.stringify(data, null, 2)), name: fileName('json') }
  })

  serveFile(app, downloadDataAsHtml, async ({ body: { language }, caller, context }) => {
    const data = await exportData(caller, context.get('clientAddress'))
    const page = htmlOf({ publisher: config.publisher, language, data, now: clock.now() })
    return { bytes: encode(page), name: fileName('html') }
  })

  async function exportData(caller: SignedInCaller, address: string) {
    const { db } = services
    const { readerId, handle } = caller.session
    await requireRecentSignIn(services, caller, mayExportOrDeleteData)
    const now = clock.now()
    const turns = [{ bucket: READER_BUCKETS.exports(readerId), limits: EXPORTS_PER_READER }]
    const taken = await takeTurns(db, { turns }, now.getTime())
    if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, now)
    await recordSecurityEvent(db, {
      kind: 'data-exported',
      reader_id: readerId,
      session_handle: handle,
      address_prefix: addressPrefix(address),
      at: now.getTime(),
    })
    return dataOf(db, readerId)
  }

  function fileName(type: 'json' | 'html'): string {
    return `${config.brand}-my-data-${dayInIndia(clock.now())}.${type}`
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

interface ReaderExport {
  publisher: PublisherCode
  language: Language
  data: Readonly<Record<string, object[]>>
  now: Date
}

const WORDS = {
  en: {
    title: 'Your data',
    intro:
      'This page shows what is stored about you. The JSON file has the same with every id. Hashes, tokens and codes are left out: they are stored to protect you, and say nothing about you.',
    made: 'Made on',
    nothing: 'Nothing is stored.',
    yes: 'Yes',
    no: 'No',
  },
  kn: {
    title: 'ನಿಮ್ಮ ಮಾಹಿತಿ',
    intro:
      'ನಿಮ್ಮ ಬಗ್ಗೆ ಇಟ್ಟುಕೊಂಡಿರುವ ಮಾಹಿತಿ ಈ ಪುಟದಲ್ಲಿದೆ. JSON ಕಡತದಲ್ಲಿ ಇದೇ ಮಾಹಿತಿ ಎಲ್ಲ ಗುರುತು ಸಂಖ್ಯೆಗಳೊಂದಿಗೆ ಇರುತ್ತದೆ. ಹ್ಯಾಶ್, ಟೋಕನ್ ಮತ್ತು ಒಟಿಪಿಗಳನ್ನು ಬಿಡಲಾಗಿದೆ: ಅವು ನಿಮ್ಮ ಸುರಕ್ಷತೆಗಾಗಿ ಮಾತ್ರ.',
    made: 'ಸಿದ್ಧಪಡಿಸಿದ ಸಮಯ',
    nothing: 'ಯಾವ ಮಾಹಿತಿಯೂ ಇಲ್ಲ.',
    yes: 'ಹೌದು',
    no: 'ಇಲ್ಲ',
  },
} as const

const YES_OR_NO = new Set([
  ...['recurring', 'early_access'],
  ...['receiveMarketingAndPromitionalEmail', 'dhNewsLetterTopNewsOfTheDay'],
])

const STYLE = `body{font:16px/1.5 'Noto Sans','Noto Sans Kannada',sans-serif;max-width:60em;margin:0 auto;padding:1.5em;color:#1a1a1a;background:#fff}
h1{font-size:1.6em;margin:0}h2{font-size:1.2em;margin:2em 0 .5em;border-bottom:2px solid #1a1a1a}
dl{display:grid;grid-template-columns:minmax(8em,14em) 1fr;gap:.2em 1em;margin:0;padding:.75em 0;border-bottom:1px solid #bbb;break-inside:avoid}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}pre{margin:0;white-space:pre-wrap;font-size:.85em}
@media(max-width:32em){dl{grid-template-columns:1fr}dd{margin-bottom:.4em}}`

/** A self-contained page without scripts, links or external content. */
function htmlOf({ publisher, language, data, now }: ReaderExport): string {
  const words = WORDS[language]
  const name = TITLES[publisher].name
  const sections = Object.entries(TABLE_WORDS).map(
    ([table, heading]) =>
      `<h2>${escapeHtml(heading[language])}</h2>\n${rowsHtml(data[table] ?? [], language)}`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`${words.title} – ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(`${words.title} – ${name}`)}</h1>
<p>${words.made}: ${escapeHtml(timeInEnglish(now))} (IST)</p>
<p>${escapeHtml(words.intro)}</p>
${sections.join('\n')}
</body>
</html>
`
}

function rowsHtml(rows: readonly object[], language: Language): string {
  if (rows.length === 0) return `<p>${WORDS[language].nothing}</p>`
  return rows.map((row) => rowHtml(row, language)).join('\n')
}

function rowHtml(row: object, language: Language): string {
  const currency = 'currency' in row ? row.currency : 'price_currency' in row && row.price_currency
  const parts = Object.entries(row)
    .filter(([column, value]) => value !== null && !TECHNICAL_COLUMNS.has(column))
    .map(([column, value]) => {
      const label = COLUMN_WORDS[column]?.[language] ?? column
      const shown = valueHtml(column, value, { language, currency: String(currency || '') })
      return `<dt>${escapeHtml(label)}</dt><dd>${shown}</dd>`
    })
  return `<dl>${parts.join('')}</dl>`
}

function valueHtml(
  column: string,
  value: unknown,
  { language, currency }: { language: Language; currency: string },
): string {
  if (typeof value === 'object') return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
  if (typeof value !== 'number') return escapeHtml(String(value))
  if (/(^|_)at$|^time_/.test(column)) return escapeHtml(`${timeInEnglish(new Date(value))} (IST)`)
  if (column.endsWith('_cents')) return escapeHtml(`${currency} ${(value / 100).toFixed(2)}`)
  if (YES_OR_NO.has(column)) return value === 1 ? WORDS[language].yes : WORDS[language].no
  return escapeHtml(String(value))
}
