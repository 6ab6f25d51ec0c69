import { expect, test } from 'vitest'
import type { PageTask } from './page-task.ts'
import { assignSections } from './sections.ts'

const pages: PageTask[] = [1, 2, 3, 4].map((pageNo) => ({
  pageNo,
  name: `Page ${pageNo}`,
  displayName: `0${pageNo} Page ${pageNo}`,
  origin: '',
  section: pageNo === 4 ? 'Magazine' : '',
  source: { kind: 'pdf', bytes: new Uint8Array() },
}))
const sectionsOf = (options: string[]) => assignSections(pages, options).map((page) => page.section)

test.each([
  [[], ['Main', 'Main', 'Main', 'Magazine']],
  [['Sport=2-3'], ['Main', 'Sport', 'Sport', 'Magazine']],
  [
    ['Sport=3', 'City=1-2'],
    ['City', 'City', 'Sport', 'Magazine'],
  ],
  [['All=1-99'], ['All', 'All', 'All', 'All']],
])('with the options %j the sections are %j', (options, sections) => {
  expect(sectionsOf(options)).toEqual(sections)
})

test('a section may also have a Kannada name', () => {
  const [, second, third] = assignSections(pages, ['Sport|ಕ್ರೀಡೆ=2'])
  expect([second?.section, second?.section_kn]).toEqual(['Sport', 'ಕ್ರೀಡೆ'])
  expect([third?.section, third?.section_kn]).toEqual(['Main', undefined])
})

test('all invalid options are reported', () => {
  expect(() => sectionsOf(['Sport', '=1-2', 'A=3-1', 'B=0'])).toThrow(
    ['Sport', '=1-2', 'A=3-1', 'B=0']
      .map((option) => `--section ${option}: write it as Sport=9-12`)
      .join('\n'),
  )
})
