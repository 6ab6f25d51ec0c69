import type { NightEdition } from '#contract/desk/board.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { type ArrivedPages, arrivedPages } from './arrived-pages.ts'
import { type MadePage, pagesOfIssues } from './made-pages.ts'

interface NightQuestion {
  date: IssueDate
  /** The release of an issue of which nothing is known yet. */
  usual: Release
  /** The usual number of pages of an issue; it changes once a day. */
  usualPages: (key: IssueKey) => Promise<number | undefined>
}

/** Every edition of every title tonight, in the order that readers see. */
export async function nightEditions(
  db: Database,
  question: NightQuestion,
): Promise<NightEdition[]> {
  const { date, usual } = question
  const rows = await db
    .selectFrom('edition')
    .leftJoin('issue', (join) =>
      join
        .onRef('issue.publisher', '=', 'edition.publisher')
        .onRef('issue.edition_id', '=', 'edition.id')
        .on('issue.date', '=', date),
    )
    .select(['edition.publisher', 'edition.id', 'edition_name', 'edition_name_kn'])
    .select(['version', 'early_release_at', 'general_release_at', 'held_at'])
    .orderBy('edition.publisher')
    .orderBy('edition.position')
    .execute()
  const made = await pagesOfIssues(db, date)
  const arrived = await arrivedPages(db, date)
  return Promise.all(
    rows.map(async ({ publisher, id, edition_name, edition_name_kn, ...row }) => {
      const key = { publisher: PublisherCode.parse(publisher), edition: id, date }
      const usualPages = await question.usualPages(key)
      const release = {
        version: row.version,
        early_release_at: row.early_release_at ?? usual.early_release_at.getTime(),
        general_release_at: row.general_release_at ?? usual.general_release_at.getTime(),
        held_at: row.held_at,
      }
      return {
        ...key,
        names: { en: edition_name, kn: edition_name_kn ?? edition_name },
        ...pagesTonight(made.get(issueId(key)) ?? [], release.version, {
          ...(arrived.get(issueId(key)) ?? NOTHING),
          usualPages,
        }),
        release,
      }
    }),
  )
}

const NOTHING: ArrivedPages = {
  pages: [],
  made: [],
  planned: undefined,
  isMaking: false,
  questions: 0,
}

type Pages = Pick<
  NightEdition,
  'expected' | 'arrived' | 'made' | 'doubtful' | 'held' | 'isMaking' | 'questions' | 'versions'
>

function pagesTonight(
  ofIssue: readonly MadePage[],
  shown: string | null,
  arrival: ArrivedPages & { usualPages: number | undefined },
): Pages {
  const newest = ofIssue.at(-1)?.version
  const inVersion = ofIssue.filter(({ version }) => version === (shown ?? newest))
  const front = inVersion[frontPageIndex(inVersion)]?.pageNo ?? 1
  const printed = (numbers: readonly number[]) =>
    [...new Set(numbers)]
      .map((pageNo) => pageNo - front + 1)
      .filter((pageNo) => pageNo > 0)
      .sort((one, other) => one - other)
  const shownPages = shown === null ? [] : inVersion.map(({ pageNo }) => pageNo)
  const made = printed([...shownPages, ...arrival.made])
  const everMade = printed(ofIssue.map(({ pageNo }) => pageNo))
  return {
    expected: arrival.planned ?? arrival.usualPages ?? null,
    arrived: [...new Set([...everMade, ...printed(arrival.pages), ...made])].sort((a, b) => a - b),
    made,
    doubtful: printed(
      inVersion.filter((page) => shown !== null && page.isDoubtful).map(({ pageNo }) => pageNo),
    ),
    held: shown === null ? [] : everMade.filter((pageNo) => !made.includes(pageNo)),
    isMaking: arrival.isMaking,
    questions: arrival.questions,
    versions: new Set(ofIssue.map(({ version }) => version)).size,
  }
}
