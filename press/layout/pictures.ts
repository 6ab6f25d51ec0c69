import type { Line } from '../read/lines.ts'
import type { Shape } from '../read/shapes.ts'
import { isOffer } from './advertisement.ts'
import { areaOf, heightOf, isMostlyIn, overlapX, type Rect, widthOf } from './geometry.ts'
import { isPromo, isTeaser } from './index-list.ts'
import { type BodyType, HEADLINE } from './typography.ts'

/** In points. */
const LEAST_PICTURE = 15
const LEAST_DRAWING = 60
/** A larger picture is the background of the page. */
const LARGEST_PICTURE = 0.8
/** A shape with more points than a rectangle is part of a drawing. */
const RECTANGLE_POINTS = 5
const LEAST_SHAPES = 2

/** The images of a page, and its drawings: frames that hold curves and no text. */
export function picturesIn(shapes: readonly Shape[], lines: readonly Line[], page: Rect): Rect[] {
  const isPicture = (box: Rect, least: number) =>
    widthOf(box) >= least && heightOf(box) >= least && areaOf(box) < areaOf(page) * LARGEST_PICTURE
  const images = shapes
    .filter(({ kind, box }) => kind === 'image' && isPicture(box, LEAST_PICTURE))
    .map(({ box }) => box)
  const curves = shapes.filter(({ kind, points }) => kind === 'path' && points > RECTANGLE_POINTS)
  const drawings = shapes
    .filter(({ kind, points }) => kind === 'path' && points <= RECTANGLE_POINTS)
    .map(({ box }) => box)
    .filter(
      (box) =>
        isPicture(box, LEAST_DRAWING) &&
        curves.filter((curve) => isMostlyIn(curve.box, box)).length >= LEAST_SHAPES &&
        !lines.some((line) => isMostlyIn(line.box, box, 0.5)) &&
        !images.some((image) => isMostlyIn(image, box, 0.5)),
    )
  return [...withoutMarks(images, lines, page), ...withoutInner(drawings)]
}

const LEAST_MARKS = 3
/** Of the page: marks of the printer reach its lower edge and are low. */
const AT_EDGE = 0.99
const HIGHEST_MARK = 0.06

/** Strips of colour that several times stand below all text, at the edge of the page, are for the printer. */
function withoutMarks(images: readonly Rect[], lines: readonly Line[], page: Rect): Rect[] {
  const lowest = Math.max(0, ...lines.map(({ baseline }) => baseline))
  const low = images.filter(
    (box) =>
      box.bottom > page.bottom * AT_EDGE &&
      heightOf(box) < heightOf(page) * HIGHEST_MARK &&
      box.top > lowest - heightOf(box) / 2,
  )
  const marks = low.filter((box) => {
    const alike = low.filter((other) => Math.abs(widthOf(other) / widthOf(box) - 1) < 0.05)
    return alike.length >= LEAST_MARKS
  })
  return images.filter((box) => !marks.includes(box))
}

const withoutInner = (boxes: readonly Rect[]): Rect[] =>
  boxes.filter(
    (box, index) =>
      !boxes.some(
        (other, place) =>
          place !== index &&
          isMostlyIn(box, other) &&
          (areaOf(other) > areaOf(box) || place < index),
      ),
  )

const MOST_POSTER_LINES = 20

/** Whether a picture is an advertisement: it has an address or a phone number printed on it, or a few large words and no story. */
export function isPoster(picture: Rect, lines: readonly Line[], body: BodyType): boolean {
  const inside = lines.filter(({ box }) => isMostlyIn(box, picture))
  const isLarge = ({ size }: Line) => size > body.size * HEADLINE
  if (inside.length > MOST_POSTER_LINES || !inside.some(isLarge)) return false
  return (
    inside.some(isOffer) || (inside.every(isLarge) && standsAlone(picture, inside, lines, body))
  )
}

const MOST_SLOGAN_LINES = 4
/** In leadings: a story's text, or the caption, begins so close under its picture. */
const MOST_GAP = 3

/** Whether nothing under a picture with words belongs to it: neither text nor caption, but a headline or nothing. */
function standsAlone(
  picture: Rect,
  inside: readonly Line[],
  lines: readonly Line[],
  body: BodyType,
): boolean {
  if (inside.length > MOST_SLOGAN_LINES || isPromo(inside) || isTeaser(inside)) return false
  const below = lines
    .filter(
      ({ box }) =>
        overlapX(box, picture) > 0 &&
        (box.top + box.bottom) / 2 > picture.bottom &&
        box.top - picture.bottom < body.leading * MOST_GAP,
    )
    .sort((a, b) => a.box.top - b.box.top)
  return below[0] === undefined || below[0].size > body.size * HEADLINE
}
