import type { LogEntry } from '#contract/desk/log.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './log.module.css'

/** One change as a sentence, with its details to unfold. */
export function LogItem({ entry }: { entry: LogEntry }) {
  const t = useT()
  const { language } = useLanguage()
  const { number, at, who, sentence, from, before, after } = entry
  const time = new Date(at)
  const origin = [from?.host, from?.address].filter(Boolean).join(', ')
  return (
    <li className={styles.item}>
      <p>
        <strong>{who}</strong> {sentence[language]}
      </p>
      <p className={styles.note}>
        <time dateTime={time.toISOString()}>{timeWords(time, language)}</time>
        {origin && ` · ${origin}`}
      </p>
      <details className={styles.details}>
        <summary>{t('Details')}</summary>
        <dl>
          <dt>{t('Number')}</dt>
          <dd>{number}</dd>
          {from?.agent && (
            <>
              <dt>{t('Browser')}</dt>
              <dd>{from.agent}</dd>
            </>
          )}
          <dt>{t('Before')}</dt>
          <dd>
            <code>{JSON.stringify(before)}</code>
          </dd>
          <dt>{t('After')}</dt>
          <dd>
            <code>{JSON.stringify(after)}</code>
          </dd>
        </dl>
      </details>
    </li>
  )
}

function timeWords(time: Date, language: string): string {
  return time.toLocaleString(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  })
}
