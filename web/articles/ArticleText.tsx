import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import type { ArticleInsert } from '#contract/articles.ts'
import { UnbrokenText, wrapUnbroken } from '#ui/UnbrokenText.tsx'
import { textLanguage } from '../i18n/language.ts'
import type { PlaceKey } from '../reading-places/device-places.ts'
import styles from './article-text.module.css'
import { Insert } from './Insert.tsx'
import { PREFIX } from './sanitise-article.ts'
import { usePlaceInArticle } from './use-place-in-article.ts'

/** Large type, in which a broken compound is noticeable. */
const TITLES = 'h1, h2, h3, h4, h5, h6, .text-standfirst'

interface ArticleTextProps {
  /** Where it is printed, above the text. */
  line: ReactNode
  /** Where the article is printed. */
  at: { issue: PlaceKey; pageNo: number; articleId: string }
  /** Already sanitised. */
  text: DocumentFragment
  /** Pictures, quotes, boxes and tables. They are shown at their places in the text. */
  inserts: readonly ArticleInsert[]
  /** The address of the pictures' folder. */
  folder: string
  /** The addresses of the pictures may have expired. */
  onImageError: () => void
  /** Shown when the text has no headline. */
  title: string
  size: number
  /** The search words to mark. */
  marked: string
}

export function ArticleText({ text, inserts, title, size, marked, ...props }: ArticleTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const { nodes, places } = useMemo(() => prepareText(text, inserts), [text, inserts])
  const words = text.textContent + title
  const style: CSSProperties & Record<'--text-size', number> = { '--text-size': size }

  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes)
  }, [nodes])
  useMarkedWords(place, nodes, marked)
  usePlaceInArticle(place, nodes, props.at)

  return (
    <div className={styles.sheet} style={style}>
      <article
        className={styles.article}
        data-pictures={inserts.some(({ kind }) => kind === 'picture')}
        lang={textLanguage(words)}
      >
        {props.line}
        {!text.querySelector('h1') && (
          <h1>
            <UnbrokenText text={title} />
          </h1>
        )}
        <div ref={place} />
        {places.map(({ insert, place }) =>
          createPortal(
            <Insert insert={insert} folder={props.folder} onImageError={props.onImageError} />,
            place,
            insert.id,
          ),
        )}
      </article>
    </div>
  )
}

/** A copy of the text, and the element of each insert in it. An insert without a place comes last. */
function prepareText(text: DocumentFragment, inserts: readonly ArticleInsert[]) {
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

/** Marks search words in a rendered text. Its code is loaded only when there are words to mark. */
function useMarkedWords(
  place: RefObject<Element | null>,
  nodes: readonly Node[],
  searched: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is marked again.
  useEffect(() => {
    const root = place.current
    if (!root || !searched) return
    let unmark: (() => void) | undefined
    let isOver = false
    import('./mark-words.ts').then(
      ({ markWords }) => {
        if (!isOver) unmark = markWords(root, searched)
      },
      // Offline: the text is shown without marks.
      () => undefined,
    )
    return () => {
      isOver = true
      unmark?.()
    }
  }, [place, nodes, searched])
}
