import type { IssueDate } from '#contract/issue-date.ts'
import type { EditionGroup, Page } from '#contract/issues.ts'
import { track } from '../analytics/track.ts'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'
import { KeysDialog } from '../display/KeysDialog.tsx'
import { SideMenu } from '../frame/SideMenu.tsx'
import { PremiumPopup } from '../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../prompts/UpgradePopup.tsx'
import { type KnownReader, useReader } from '../session/use-reader.ts'
import { DateDialog } from './pickers/DateDialog.tsx'
import { EditionDialog } from './pickers/EditionDialog.tsx'
import { PageDialog } from './pickers/PageDialog.tsx'
import type { Place } from './use-place.ts'

const ClipTool = lazyPart(
  async () => (await fetchModule(() => import('./clip/ClipTool.tsx'))).ClipTool,
)

/** The dialog or popup that is open over the page. */
export type OpenPart =
  | 'menu'
  | 'keys'
  | 'clip'
  | 'edition'
  | 'pages'
  | 'date'
  | 'archives'
  | 'premium'
  | 'upgrade'

interface ReaderDialogsProps {
  open: OpenPart
  place: Place
  /** The date of the issue on the screen. */
  date: IssueDate
  groups: readonly EditionGroup[]
  pages: readonly Page[]
  folder: string
  index: number
  onOpen: (part: OpenPart | undefined) => void
}

export function ReaderDialogs({
  open,
  place,
  groups,
  pages,
  onOpen,
  ...props
}: ReaderDialogsProps) {
  const reader = useReader()
  const edition = place.edition ?? runtimeConfig().defaultEdition
  const page = pages[props.index]
  const maxArea = page && !page.locked && runtimeConfig().clipMaxArea
  const close = () => onOpen(undefined)
  const goHome = () => {
    close()
    place.goHome({ replace: true })
  }

  const pickEdition = (picked: number) => {
    if (!mayPickEdition(reader, picked)) return onOpen('premium')
    close()
    if (picked !== place.edition) track('change_edition', { edition_number: picked })
    place.goTo({ edition: picked })
  }

  const pickDate = (date: IssueDate, isReached: boolean) => {
    if (!isReached) return onOpen(reader.kind === 'subscriber' ? 'upgrade' : 'premium')
    close()
    if (date !== place.date) track('change_date', { edition_date: date })
    place.goTo({ date })
  }

  const pickPage = (pageIndex: number) => {
    close()
    if (pageIndex !== props.index) place.goTo({ pageIndex })
  }

  switch (open) {
    case 'menu':
      return <SideMenu onClose={close} onClip={maxArea ? () => onOpen('clip') : undefined} />
    case 'clip':
      return page && maxArea ? (
        <OpenedPart>
          <ClipTool
            issue={{ date: props.date, edition }}
            page={page}
            folder={props.folder}
            maxArea={maxArea}
            onClose={close}
          />
        </OpenedPart>
      ) : null
    case 'keys':
      return <KeysDialog onClose={close} />
    case 'edition':
      return (
        <EditionDialog
          groups={groups}
          edition={place.edition}
          isOpen={(each) => mayPickEdition(reader, each)}
          onPick={pickEdition}
          onClose={close}
        />
      )
    case 'pages':
      return (
        <PageDialog
          issue={{ date: props.date, edition }}
          pages={pages}
          folder={props.folder}
          index={props.index}
          onPick={pickPage}
          onClose={close}
        />
      )
    case 'date':
    case 'archives':
      return (
        <DateDialog
          date={props.date}
          edition={edition}
          startsAt={open === 'date' ? 'day' : 'year'}
          onPick={(date, mark) => pickDate(date, mark !== 'out-of-reach')}
          onClose={close}
        />
      )
    case 'premium':
      return <PremiumPopup onLater={goHome} />
    case 'upgrade':
      return <UpgradePopup opensLater={false} onContinue={goHome} />
  }
}

/** Without a subscription only the default edition is allowed. Until the reader is known, the server decides. */
function mayPickEdition(reader: KnownReader, edition: number): boolean {
  const isFree = edition === runtimeConfig().defaultEdition
  return isFree || reader.kind === 'subscriber' || reader.kind === 'checking'
}
