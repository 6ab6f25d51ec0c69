import { type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ArticleInsert } from '#contract/articles.ts'
import { wrapUnbroken } from '#ui/UnbrokenText.tsx'
import { Insert } from './Insert.tsx'
import { PREFIX } from './sanitise-article.ts'

/** Large type, in which a broken compound is noticeable. */
const TITLES = 'h1, h2, h3, h4, h5, h6, .text-standfirst'

type PreparedText = ReturnType<typeof prepareText>

/** A copy of the text, and the element of each insert in it. An insert without a place comes last. */
export function prepareText(text: DocumentFragment, inserts: readonly ArticleInsert[]) {
  const copy = document.createElement('div')
  copy.append(text.cloneNode(true))
  for (const title of copy.querySelectorAll(TITLES)) wrapUnbroken(title)
  const places = inserts.map((insert) => {
    const found = copy.querySelector(`#${PREFIX}${insert.id}`)
    const place = found ?? document.createElement('div')
    if (!found) copy.append(place)
    return { insert, place }
  })
  return { nodes: [...copy.childNodes], places }
}

interface StoryBlocksProps {
  text: PreparedText
  /** The element around the text. */
  place: RefObject<HTMLDivElement | null>
  /** The address of the pictures' folder. */
  folder: string
  /** The addresses of the pictures may have expired. */
  onImageError: () => void
}

/** The text of a story with pictures, quotes, boxes and tables at their places. */
export function StoryBlocks({ text, place, folder, onImageError }: StoryBlocksProps) {
  const { nodes, places } = text
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes)
  }, [place, nodes])

  return (
    <>
      <div ref={place} />
      {places.map(({ insert, place: element }) =>
        createPortal(
          <Insert insert={insert} folder={folder} onImageError={onImageError} />,
          element,
          insert.id,
        ),
      )}
    </>
  )
}
