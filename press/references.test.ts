import { expect, test } from 'vitest'
import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { referencesOf, withReferences } from './references.ts'

const BOX = { left: 0, top: 0, width: 50, height: 50 }

function block(id: string, role: PageBlock['role'], text: string): PageBlock {
  return { id, role, text, boxes: [BOX] }
}

function story(...blocks: PageBlock[]): PageStory {
  return {
    ...{ type: 'story', box: BOX, rects: [BOX], blocks, language: 'en', provenance: 'pdf' },
    ...{ confidence: 1, opensAs: 'text' },
  }
}

const headline = block('1', 'headline', 'The lake is full')
const body = block('2', 'body', 'The gates were shut on Friday.')

test.each([
  ['Continued on page 5', 'continues-on', 5],
  ['► Contd. on P5', 'continues-on', 5],
  ["(Cont'd on Page 12)", 'continues-on', 12],
  ['Turn to page 7', 'continues-on', 7],
  ['ಪುಟ 5ಕ್ಕೆ', 'continues-on', 5],
  ['ಪುಟ ೧೨ಕ್ಕೆ', 'continues-on', 12],
  ['5ನೇ ಪುಟಕ್ಕೆ', 'continues-on', 5],
  ['ಮುಂದುವರಿದಿದೆ: ಪುಟ 5', 'continues-on', 5],
  ['segue a pagina 9', 'continues-on', 9],
  ['Continued from page 1', 'continued-from', 1],
  ['FROM PAGE ONE', 'continued-from', 1],
  ['(ಪುಟ 1ರಿಂದ)', 'continued-from', 1],
  ['1ನೇ ಪುಟದಿಂದ', 'continued-from', 1],
  ['ಮೊದಲ ಪುಟದಿಂದ', 'continued-from', 1],
  ['page 9', 'see', 9],
  ['see page 3', 'see', 3],
  ['Details on P. 4', 'see', 4],
  ['ಪುಟ 9', 'see', 9],
  ['ಪುಟ 3 ನೋಡಿ', 'see', 3],
  ['a pagina 9', 'see', 9],
] as const)('the line “%s” is a reference: %s %i', (text, kind, page) => {
  const found = withReferences(story(headline, body, block('3', 'body', text)))
  expect(found.blocks.at(-1)).toMatchObject({ id: '3', role: 'reference', page, text })
  expect(referencesOf(found)).toEqual([{ kind, page }])
})

test.each([
  'He read from page 5 of the report',
  'Page after page was blank',
  'The minister said so in Mysuru on 5 May',
  'A home page 5 million people use',
  'ಪುಟ 5ಕ್ಕೆ ತಿದ್ದುಪಡಿ ಬೇಕು ಎಂದರು',
])('the line “%s” is text', (text) => {
  const plain = story(headline, block('3', 'body', text))
  expect(withReferences(plain)).toEqual(plain)
})

test.each([
  ['The gates were shut. Continued on page 5', 'The gates were shut.', 'Continued on page 5'],
  ['The minister said that Continued on P5', 'The minister said that', 'Continued on P5'],
  ['ಗೇಟ್ ಮುಚ್ಚಲಾಯಿತು. ಪುಟ 5ಕ್ಕೆ', 'ಗೇಟ್ ಮುಚ್ಚಲಾಯಿತು.', 'ಪುಟ 5ಕ್ಕೆ'],
  ['The gates were shut. (See page 5)', 'The gates were shut.', '(See page 5)'],
])('“%s” ends with a reference', (text, rest, reference) => {
  const found = withReferences(story(headline, block('2', 'body', text)))
  expect(found.blocks.slice(1).map(({ role, text }) => [role, text])).toEqual([
    ['body', rest],
    ['reference', reference],
  ])
})

test('a sentence that ends with a page of a book is text', () => {
  const plain = story(headline, block('2', 'body', 'She opened the book and turned to page 5'))
  expect(withReferences(plain)).toEqual(plain)
})

test('a reference in the head or at the start of the text is where the story comes from', () => {
  const inHead = story(headline, block('2', 'kicker', 'From page 1'), body)
  expect(withReferences(inHead)).toMatchObject({ continuedFrom: 1 })
  const inText = story(headline, block('2', 'body', '(From page 1) The gates were shut.'))
  const found = withReferences(inText)
  expect(found.continuedFrom).toBe(1)
  expect(found.blocks.map(({ role, text }) => [role, text])).toEqual([
    ['headline', 'The lake is full'],
    ['reference', '(From page 1)'],
    ['body', 'The gates were shut.'],
  ])
  const ofBook = story(headline, block('2', 'body', 'From page 1 of the book he read aloud.'))
  expect(withReferences(ofBook)).toEqual(ofBook)
})

test('a story may come from one page and continue on another', () => {
  const found = withReferences(
    story(headline, block('2', 'body', 'From page 1: The gates were shut. Continued on page 6')),
  )
  expect(referencesOf(found)).toEqual([
    { kind: 'continued-from', page: 1 },
    { kind: 'continues-on', page: 6 },
  ])
  expect(found.blocks[2]?.text).toBe('The gates were shut.')
})

test("a newsroom's text is not searched for references", () => {
  const sent: PageStory = {
    ...story(headline, block('2', 'body', 'Continued on page 5')),
    provenance: 'package',
  }
  expect(withReferences(sent)).toEqual(sent)
})
