import { useSearchParams } from 'react-router'
import { OfIssue } from '#contract/desk/of-issue.ts'
import { TITLES } from '#contract/titles.ts'
import { paperMadeAt } from '#domain/newspaper-day.ts'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useMay, useTitles } from '../session/use-me.ts'
import { Files } from './Files.tsx'
import { Jobs } from './Jobs.tsx'
import { PublishedPages } from './PublishedPages.tsx'
import styles from './publish.module.css'
import { useEditions } from './use-publish.ts'

/** Makes an issue out of PDFs, and changes its pages. */
export function PublishScreen() {
  const t = useT()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const mayPublish = useMay('issues.publish')
  const titles = useTitles()
  const { data: editions, error } = useEditions()
  const ofTitles = titles.map((publisher) => ({
    publisher,
    editions: editions?.filter((one) => one.publisher === publisher) ?? [],
  }))
  const [first] = ofTitles.flatMap((title) => title.editions)
  const tonight = paperMadeAt(new Date())
  const chosen = OfIssue.safeParse({
    publisher: search.get('publisher') ?? first?.publisher,
    edition: search.get('edition') ?? first?.edition,
    date: search.get('date') ?? tonight,
  }).data
  const choose = (edition: string, date: string) => {
    const [publisher = '', number = ''] = edition.split('/')
    setSearch({ publisher, edition: number, date }, { replace: true })
  }
  return (
    <div className={styles.screen}>
      <title>{`${t('Publish')} · ${t('Desk')}`}</title>
      <ScreenTitle>{t('Publish')}</ScreenTitle>
      {error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {!editions && !error && <Spinner />}
      {editions?.length === 0 && <Notice tone="empty">{t('There is no edition for you.')}</Notice>}
      {editions && chosen && (
        <>
          <div className={styles.issue}>
            <SelectField
              label={t('Edition')}
              value={`${chosen.publisher}/${chosen.edition}`}
              groups={ofTitles.map((title) => ({
                label: TITLES[title.publisher].names[language],
                options: title.editions.map(({ edition, names }) => ({
                  value: `${title.publisher}/${edition}`,
                  label: names[language],
                })),
              }))}
              onChange={(edition) => choose(edition, chosen.date)}
            />
            <TextField
              label={t('Date')}
              type="date"
              value={chosen.date}
              onChange={(date) => choose(`${chosen.publisher}/${chosen.edition}`, date)}
            />
          </div>
          {mayPublish && <Files key={JSON.stringify(chosen)} issue={chosen} />}
          <Jobs issue={chosen} />
          <PublishedPages issue={chosen} editions={editions} />
        </>
      )}
    </div>
  )
}
