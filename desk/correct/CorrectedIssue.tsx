import { useState } from 'react'
import type { CorrectionPage } from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import styles from './correct.module.css'
import { DraftBar } from './DraftBar.tsx'
import { Editor, type StartAt } from './Editor.tsx'
import type { PageTurns } from './look-actions.ts'
import { LeftTonight, PageTicks } from './PageTicks.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useCorrections, usePage, usePages } from './use-pages.ts'

interface CorrectedIssueProps {
  issue: OfIssue
  /** The page that the address names; not a number without one. */
  asked: number
  onPage: (pageNo: number) => void
}

/** The pages of an issue with what is left, and the page that is being corrected. */
export function CorrectedIssue({ issue, asked, onPage }: CorrectedIssueProps) {
  const t = useT()
  const corrections = useCorrections(issue)
  const { pages, version = null } = corrections.data ?? {}
  if (corrections.isPending) return <Spinner />
  if (!pages) return <Notice tone="error">{t('The list could not be loaded.')}</Notice>
  const first = [...pages].sort((a, b) => b.doubtful - a.doubtful)[0]
  const chosen = pages.find(({ pageNo }) => pageNo === asked) ?? first
  if (!chosen) return <Notice tone="empty">{t('The issue has no page to correct.')}</Notice>
  return <CorrectedPage {...{ issue, version, onPage }} list={pages} chosen={chosen.pageNo} />
}

interface CorrectedPageProps {
  issue: OfIssue
  /** The version that readers see. */
  version: string | null
  list: readonly CorrectionPage[]
  chosen: number
  onPage: (pageNo: number) => void
}

function CorrectedPage({ issue, version, list, chosen, onPage }: CorrectedPageProps) {
  const t = useT()
  const me = useMe()
  const pages = usePages(issue)
  const { page, error, present, isLive, reload, reloadList } = usePage(issue, {
    ...{ pages, version },
    pageNo: chosen,
  })
  const [startAt, setStartAt] = useState<StartAt>('first-doubtful')
  const [isPublishing, setPublishing] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const others = present.filter(({ staff_id }) => staff_id !== me.id)
  const changed = list.filter(({ unpublished }) => unpublished > 0).map(({ pageNo }) => pageNo)

  function open(pageNo: number, start: StartAt): void {
    setStartAt(start)
    onPage(pageNo)
  }

  const turns: PageTurns = {
    toDoubtful(by) {
      const at = list.findIndex(({ pageNo }) => pageNo === chosen)
      const following = by === 1 ? list.slice(at + 1) : list.slice(0, at).reverse()
      const before = by === 1 ? list.slice(0, at) : list.slice(at + 1).reverse()
      const next = [...following, ...before].find(({ doubtful }) => doubtful > 0)
      if (next) open(next.pageNo, by === 1 ? 'first-doubtful' : 'last-doubtful')
      return next !== undefined
    },
    toNeighbour(by) {
      const next = list[list.findIndex(({ pageNo }) => pageNo === chosen) + by]
      if (next) open(next.pageNo, undefined)
    },
  }

  return (
    <>
      <LeftTonight pages={list} />
      <PageTicks
        pages={list}
        chosen={chosen}
        me={me.id}
        onChoose={(pageNo) => open(pageNo, 'first-doubtful')}
      />
      {error && !page && <Notice tone="error">{t('The page could not be loaded.')}</Notice>}
      {!page && !error && <Spinner />}
      {page && (
        <>
          <DraftBar
            issue={issue}
            page={page}
            present={others}
            isLive={isLive}
            hasCorrections={changed.includes(chosen)}
            isAsking={isDiscarding}
            onAsk={setDiscarding}
            onDiscarded={reload}
            onPublish={() => setPublishing(true)}
          />
          <Editor
            key={page.idPrefix}
            issue={issue}
            page={page}
            pages={pages}
            numbers={list.map(({ pageNo }) => pageNo)}
            turns={turns}
            startAt={startAt}
            onGo={(pageNo, story) => open(pageNo, { story })}
            onPublish={() => setPublishing(true)}
            onDiscard={() => setDiscarding(true)}
          />
        </>
      )}
      {isPublishing && (
        <PublishDialog
          issue={issue}
          pages={changed}
          onPublished={reloadList}
          onClose={() => setPublishing(false)}
        />
      )}
      <p className={styles.soft}>{t('Press ? for the list of keys.')}</p>
    </>
  )
}
