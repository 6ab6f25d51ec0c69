import { SISTER_OF, TITLES } from '#contract/titles.ts'
import { Icon } from '#ui/Icon.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { articlePath } from '../paper/place.ts'
import { useOnlyHere } from '../paper/use-only-here.ts'
import styles from './article-marks.module.css'
import type { PlacedStory } from './use-around-story.ts'

interface ArticleMarksProps {
  story: PlacedStory
  /** Whether they stand in the column of the text, which is not always in the middle of the screen. */
  isInColumn: boolean
}

/** Says that no other edition of the day prints the article, and links to the sister paper's report of the event. */
export function ArticleMarks({ story, isInColumn }: ArticleMarksProps) {
  const t = useT()
  const { articles, sisterPaper } = useOnlyHere(story)
  const isOnlyHere = articles.includes(story.articleId)
  const report = sisterPaper?.articles.find(({ articleId }) => articleId === story.articleId)
  if (!isOnlyHere && !report) return null
  return (
    <p className={styles.marks} data-in-column={isInColumn}>
      {isOnlyHere && <span className={styles.only}>{t('Only in this edition')}</span>}
      {sisterPaper && report && (
        <SisterLink href={sisterPaper.url + articlePath(report.sister, report.sister)} />
      )}
    </p>
  )
}

/** The sister paper is another site, with its own sign-in and plans. */
function SisterLink({ href }: { href: string }) {
  const t = useT()
  const { language } = TITLES[SISTER_OF[runtimeConfig().publisher]]
  return (
    <a className={styles.sister} href={href} hrefLang={language}>
      {language === 'en' ? t('Read it in English') : t('Read it in Kannada')}
      <Icon name="arrow-right" />
    </a>
  )
}
