import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { writtenName } from '#store/names.ts'

/** Messages complete a sentence about the field: 'title' + 'is empty'. */
const expected = (what: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'is missing' : what),
})

const Text = z
  .string(expected('must be text'))
  .trim()
  .min(1, 'is empty')
  .max(1000, 'is longer than 1000 characters')
  .regex(/^\P{Cc}*$/u, 'contains control characters')
  .normalize('NFC')

const Name = writtenName(Text, expected('must be text, or { "en": …, "kn": … } with text in both'))

/** Part of URLs and file names. */
const RegionId = z
  .string(expected('must be text'))
  .regex(
    /^[A-Za-z\d][\w.-]{0,79}$/,
    'must have at most 80 letters, digits, dots, hyphens and underscores',
  )

const FilePath = z.string(expected('must be a path as text')).min(1, 'is empty')
const Percentage = z.number(expected('must be a number'))

const Boxes = z
  .array(
    z.strictObject(
      { left: Percentage, top: Percentage, width: Percentage, height: Percentage },
      expected('must be a box with left, top, width and height'),
    ),
    expected('must be a list of boxes'),
  )
  .min(1, 'is empty: give at least one box')

const ArticleEntry = z.strictObject(
  {
    id: RegionId,
    title: Text,
    kicker: Text.exactOptional(),
    standfirst: Text.exactOptional(),
    byline: Text.exactOptional(),
    dateline: Text.exactOptional(),
    language: z.enum(['kn', 'en'], expected('must be kn or en')),
    html: FilePath,
    boxes: Boxes,
  },
  expected('must be an article object'),
)

const AdEntry = z.strictObject(
  { id: RegionId, boxes: Boxes, image: FilePath.exactOptional() },
  expected('must be an advertisement object'),
)

const PageEntry = z.strictObject(
  {
    number: z
      .number(expected('must be a number'))
      .int('must be a whole number')
      .positive('must be 1 or more'),
    name: Name,
    file: FilePath,
    articles: z.array(ArticleEntry, expected('must be a list')).default([]),
    ads: z.array(AdEntry, expected('must be a list')).default([]),
  },
  expected('must be a page object'),
)

const SectionEntry = z.strictObject(
  {
    name: Name,
    pages: z.array(PageEntry, expected('must be a list')).min(1, 'is empty'),
  },
  expected('must be a section object'),
)

/** `edition.json`, the manifest of an edition package; see docs/publish/edition-package.md. */
export const EditionManifest = z.strictObject(
  {
    format: z.literal(1, expected('must be 1, the version of the format')),
    publisher: z.enum(PublisherCode.options, expected('must be PV or DH')),
    date: z.iso.date(expected('must be a date as yyyy-MM-dd')).pipe(IssueDate),
    edition: z
      .number('must be a number')
      .int('must be a whole number')
      .positive('must be 1 or more')
      .max(9999, 'must be at most 9999')
      .exactOptional(),
    sections: z.array(SectionEntry, expected('must be a list')).min(1, 'is empty'),
  },
  expected('must be an object'),
)
export type EditionManifest = z.infer<typeof EditionManifest>
