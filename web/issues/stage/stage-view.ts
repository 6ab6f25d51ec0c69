import type { FileRefusal } from '../../api/fetch-file.ts'
import type { PoolView } from './image-pool.ts'

export interface StageView extends PoolView {
  /** The alternative text. */
  name: string
  /** Names the issue, in whatever version. */
  issue: string
  /** The reader came back, as from an article. */
  isReturn: boolean
  onTurn: (delta: number) => void
  /** A double tap on an article of the whole page. */
  onGuide: (articleId: string) => void
  onImageProblem: (kind: FileRefusal) => void
}

export interface StageParts {
  stage: HTMLElement
  box: HTMLElement
  sheet: HTMLElement
  /** Contains only the pictures that the stage manages. */
  layers: HTMLElement
}
