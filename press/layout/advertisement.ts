import type { Line } from '../read/lines.ts'
import { areaOf, intersection, isMostlyIn, type Rect, widthOf } from './geometry.ts'
import { isPromo, isTeaser } from './index-list.ts'
import type { Panel } from './panels.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, HEADLINE, isSameSize } from './typography.ts'

interface PanelContent {
  lines: readonly Line[]
  blocks: readonly TextBlock[]
  pictures: readonly Rect[]
  body: BodyType
  /** Fonts of the text outside of panels. */
  editorialFonts: ReadonlySet<number>
}

const ADVERTISEMENT_MARK = /^\(?\s*(advertisements?|advertorial|advt\.?|ಜಾಹೀರಾತು)\s*\)?$/iu
const OFFER =
  /(₹|\bRs\.?\s?\d|\$\s?\d|€\s?\d|\d{10}|\d{5}[\s-]\d{5}|\b0\d{2,4}[\s-]\d{6,8}|www\.|https?:|\b[\w.-]+\.(com|in|org|net|example)\b|@\w|\d+\s?%|\bcall\b|ಕರೆ ಮಾಡಿ|\boffer\b|\bEMI\b)/iu

export const PHONE = /(\d{10}|\d{5}[\s-]\d{5}|\b0\d{2,4}[\s-]\d{6,8}|\b\d{5}$)/u
export const ADDRESS =
  /(\d{10}|\d{5}[\s-]\d{5}|www\.|https?:|@\w|\b[\w-]{3,}\.(com|org|net|co|in|eu|it|br|de|fr|uk)\b)/iu

export const isAdvertisementMark = ({ text }: Line): boolean => ADVERTISEMENT_MARK.test(text)

/** Whether a line has a phone number, an address on the web, or says that it is an advertisement. */
export const isOffer = (line: Line): boolean => ADDRESS.test(line.text) || isAdvertisementMark(line)

const CREDIT = /^(photos?|pics?|pictures?|ಚಿತ್ರ(ಗಳು)?)\s*[:/]/iu
const DATELINE =
  /^\p{Lu}[\p{Lu}\s,.]{3,24}:|^\p{Script=Kannada}{3,14}:(\s|$)|\b(DHNS|PTI|ANI|IANS|Reuters|AFP)\b/u
/** What forms and notices begin a line with, as news does with a place. */
const FIELD =
  /^(date|place|note|subject|phone|contact|address|mobile|name|email|fee|time|venue|ದಿನಾಂಕ|ಸ್ಥಳ|ಸಂಖ್ಯೆ|ವಿಷಯ|ಸೂಚನೆ|ದೂರವಾಣಿ|ಸಂಪರ್ಕ|ಮೊಬೈಲ್|ವಿಳಾಸ|ಹೆಸರು|ಸಮಯ|ಶುಲ್ಕ)\s*:/iu
const BYLINE = /^(by|[–—])\s+\p{Lu}?\p{L}+(\s\p{L}+){0,3}$/iu

/** Whether a line names a reporter, a photographer or the place of the news. */
export const isEditorial = ({ text }: Line): boolean =>
  CREDIT.test(text) || (DATELINE.test(text) && !FIELD.test(text)) || BYLINE.test(text)

/** Above 0 the panel is an advertisement, below 0 it is editorial matter; the further the surer. */
export function advertisementScore(panel: Panel, content: PanelContent): number {
  const { lines, pictures, body } = content
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  if (lines.some(isAdvertisementMark)) return 2
  if (letters === 0) return 1
  if (isPromo(lines) || isTeaser(lines) || isCaptionedPhoto(panel, content)) return -2
  const phones = lines.filter(({ text }) => PHONE.test(text)).length
  if (phones >= 5 && phones > lines.length * 0.12) return 2
  const share = (test: (line: Line) => boolean) =>
    lines.reduce((sum, line) => sum + (test(line) ? line.letters : 0), 0) / letters
  const prose = proseShare(content)
  const loud = share(({ size }) => size > body.size * 1.45)
  const middle = (panel.box.left + panel.box.right) / 2
  const centred = share(
    ({ box }) =>
      Math.abs((box.left + box.right) / 2 - middle) < widthOf(panel.box) * 0.03 &&
      widthOf(box) < widthOf(panel.box) * 0.9 &&
      !lines.some((other) => other.box !== box && isFlush(box, other.box)),
  )
  const editorial = share(
    ({ font, size }) => content.editorialFonts.has(font) && size < body.size * 3,
  )
  const offers = lines.filter(({ text }) => OFFER.test(text)).length
  const pictured =
    pictures
      .filter((box) => isMostlyIn(box, panel.box))
      .reduce((sum, box) => sum + areaOf(box), 0) / areaOf(panel.box)
  return (
    0.5 +
    (panel.strength > 0.45 ? 0.6 : 0) +
    (panel.isFramed ? 0.2 : 0) +
    Math.min(0.6, pictured * 1.2) +
    Math.min(1, loud * 1.5) +
    centred * 0.6 +
    Math.min(1, (offers / Math.max(1, lines.length)) * 4) * (1 - editorial) -
    prose * 2 -
    editorial -
    (lines.some(isEditorial) && !lines.some(isOffer) ? 0.8 : 0)
  )
}

/** Centred lines seldom begin at one edge, lines of running text do. */
const isFlush = (line: Rect, other: Rect): boolean => Math.abs(line.left - other.left) < 1

const MOST_CAPTION_LINES = 5
const MOST_TITLE_LINES = 3

/** A framed photo whose only text is a caption, with or without a headline, in editorial fonts. */
function isCaptionedPhoto({ box }: Panel, content: PanelContent): boolean {
  const { lines, pictures, body, editorialFonts } = content
  const photo = pictures.find((each) => areaOf(intersection(each, box)) > areaOf(box) * 0.4)
  const titles = lines.filter(({ size }) => size >= body.size * HEADLINE)
  const captions = lines.filter((line) => !titles.includes(line))
  return (
    photo !== undefined &&
    captions.length > 0 &&
    captions.length <= MOST_CAPTION_LINES &&
    titles.length <= MOST_TITLE_LINES &&
    lines.every(
      (line) =>
        editorialFonts.has(line.font) && !OFFER.test(line.text) && !isMostlyIn(line.box, photo),
    )
  )
}

/** The share of letters in running text: several full lines one under the other, about as large as the page's text. */
function proseShare({ blocks, lines, body }: PanelContent): number {
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  const running = blocks
    .filter((block) => isProse(block, body))
    .reduce((sum, block) => sum + block.lines.reduce((all, line) => all + line.letters, 0), 0)
  return letters > 0 ? running / letters : 0
}

/** Times the size of the page's text: the text of a leading article is larger. */
const MOST_PROSE_SIZE = 1.37

/** At least three lines in the page's own text type, or of about its size where they fill their column. */
export function isProse({ lines, size, box, font }: TextBlock, body: BodyType): boolean {
  const largest = lines.length >= 5 ? MOST_PROSE_SIZE : 1.25
  if (lines.length < 3 || size > body.size * largest || size < body.size * 0.7) return false
  if (lines.filter(({ text }) => /^\s*[•●▪■*✓]/u.test(text)).length > lines.length / 3) return false
  if (isSameSize(size, body.size) && font === body.font) return true
  if (isCentred({ lines, size, box })) return false
  const full = lines.slice(0, -1).filter((line) => widthOf(line.box) > widthOf(box) * 0.75).length
  return full >= (lines.length - 1) * 0.6 && (isSameSize(size, body.size) || lines.length >= 4)
}

/** In ems. */
const LEAST_INSET = 0.8
const SAME_MIDDLE = 0.3

/** Whether every line that begins further in than the longest stands in the middle: a paragraph's first line does not. */
function isCentred({ lines, size, box }: Pick<TextBlock, 'lines' | 'size' | 'box'>): boolean {
  const inner = lines.filter((line) => line.box.left > box.left + size * LEAST_INSET)
  const middle = (each: Rect) => (each.left + each.right) / 2
  return (
    inner.length > 1 &&
    inner.every((line) => Math.abs(middle(line.box) - middle(box)) < size * SAME_MIDDLE)
  )
}
