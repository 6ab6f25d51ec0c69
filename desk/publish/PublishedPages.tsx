import { useState } from 'react'
import type { DeskEdition } from '#contract/desk/editions.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMay } from '../session/use-me.ts'
import { queryOf } from '../versions/use-versions.ts'
import { PageDialog } from './PageDialog.tsx'
import styles from './publish.module.css'
import { useAddJob, usePressJobs } from './use-publish.ts'

/** The pages that readers see or will see at the release. */
export function PublishedPages({
  issue,
  editions,
}: {
  issue: OfIssue
  editions: readonly DeskEdition[]
}) {
  const t = useT()
  const mayPublish = useMay('issues.publish')
  const mayCorrect = useMay('issues.correct')
  const { data } = usePressJobs(issue)
  const addJob = useAddJob(issue)
  const [chosen, setChosen] = useState<number | 'new'>()
  if (!data || data.shown.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="pages">
      <h2 id="pages">{t('Published pages')}</h2>
      <ul className={styles.pages}>
        {data.shown.map(({ pageNo, name, image }) => (
          <li key={pageNo} className={styles.page}>
            {image && <img src={image} alt="" loading="lazy" />}
            <p>{name}</p>
            {mayCorrect && (
              <ButtonLink
                variant="quiet"
                to={`/correct?${new URLSearchParams({ ...queryOf(issue), page: `${pageNo}` })}`}
              >
                {t('Correct page {number}', { number: pageNo })}
              </ButtonLink>
            )}
            {mayPublish && (
              <Button variant="secondary" onPress={() => setChosen(pageNo)}>
                {t('Change page {number}', { number: pageNo })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayPublish && (
        <div className={styles.actions}>
          <Button variant="secondary" icon="plus" onPress={() => setChosen('new')}>
            {t('Add a page')}
          </Button>
          {data.held.map((pageNo) => (
            <Button
              key={pageNo}
              variant="secondary"
              onPress={() => addJob.mutate({ task: { kind: 'unhold', pageNo } })}
            >
              {t('Show page {number} again', { number: pageNo })}
            </Button>
          ))}
        </div>
      )}
      {chosen !== undefined && (
        <PageDialog
          issue={issue}
          editions={editions}
          page={chosen}
          next={Math.max(...data.shown.map(({ pageNo }) => pageNo)) + 1}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}
