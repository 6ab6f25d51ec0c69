import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { ArticleInsert } from '#contract/articles.ts'
import { UnbrokenText } from '#ui/UnbrokenText.tsx'
import { textLanguage } from '../i18n/language.ts'
import type { PlaceKey } from '../reading-places/device-places.ts'
import { prepareText, StoryBlocks } from '../story-text/StoryBlocks.tsx'
import styles from './article-text.module.css'
import { usePlaceInArticle } from './use-place-in-article.ts'

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
  const prepared = useMemo(() => prepareText(text, inserts), [text, inserts])
  const { nodes } = prepared
  const words = text.textContent + title
  const style: CSSProperties & Record<'--text-size', number> = { '--text-size': size }

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
        <StoryBlocks
          text={prepared}
          place={place}
          folder={props.folder}
          onImageError={props.onImageError}
        />
      </article>
    </div>
  )
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
