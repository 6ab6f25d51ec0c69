import { expect, test } from 'vitest'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { doubtLines, doubtsIn } from './doubt.ts'

function region(title: string, changes: Partial<PressedRegion> = {}): PressedRegion {
  return {
    ...{ id: title, kind: 'article', title, text: `${title}\nThe gates were shut on Friday.` },
    ...{ top: '0%', left: '0%', width: '10%', height: '10%' },
    ...{ language: 'en', provenance: 'pdf', confidence: 0.98, type: 'story', opensAs: 'text' },
    ...changes,
  }
}

function page(pageNo: number, regions: PressedRegion[]) {
  return { pageNo, name: `Page ${pageNo}`, regions }
}

const sure = region('Tanks fill')
const unsure = region('Lake cleaned', { confidence: 0.62 })

test('a page without stories comes first, then the pages with most doubtful stories', () => {
  const pages = [
    page(1, [sure]),
    page(2, [sure, sure, unsure]),
    page(3, [unsure, unsure, sure]),
    page(4, [unsure]),
    page(5, []),
  ]
  expect(doubtsIn(pages).map(({ pageNo }) => pageNo)).toEqual([5, 3, 4, 2, 1])
})

test('pages with doubtful stories have a line with their names, confidence and reasons', () => {
  const unread = region('', { confidence: 0.4, provenance: 'none', opensAs: 'image' })
  const bare = region('Road', { confidence: 0.7, text: 'Road' })
  const ad = region('', { confidence: 0.5, kind: 'ad', type: 'advertisement' })
  const nameless = region('', { confidence: 0.5, provenance: 'ocr' })
  const pages = [page(7, [sure, unread, bare, ad, nameless]), page(8, [sure]), page(9, [])]
  expect(doubtLines(doubtsIn(pages))).toEqual([
    'page 9: no stories were found',
    'page 7: 4 of 5 stories are doubtful: (story) 40%, its text cannot be read; Road 70%, no text below the headline; (advertisement) 50%; (story) 50%, no headline, its text is from OCR',
  ])
})

test("the reader's own doubts are reasons, once each", () => {
  const doubts = ['no headline', 'gaps in its area']
  const pages = [page(1, [region('', { confidence: 0.5, doubts })])]
  expect(doubtLines(doubtsIn(pages))).toEqual([
    'page 1: 1 of 1 stories is doubtful: (story) 50%, no headline, gaps in its area',
  ])
})

test('a line names five stories and counts the others', () => {
  const [line] = doubtLines(
    doubtsIn([
      page(
        1,
        Array.from({ length: 7 }, () => unsure),
      ),
    ]),
  )
  expect(line).toMatch(/^page 1: 7 of 7 stories are doubtful: (Lake cleaned 62%; ){5}and 2 more$/)
})

test('a story with a confidence of 90% is not doubtful', () => {
  expect(doubtLines(doubtsIn([page(1, [region('Tanks fill', { confidence: 0.9 })])]))).toEqual([])
})
