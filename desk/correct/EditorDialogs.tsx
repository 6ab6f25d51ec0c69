import type { OfIssue } from '#contract/desk/of-issue.ts'
import { useT } from '../i18n/use-t.ts'
import { useMay } from '../session/use-me.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FindDialog } from './FindDialog.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { KeySheet } from './KeySheet.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { SentenceDialog } from './SentenceDialog.tsx'
import { retype } from './story-actions.ts'
import { invalidWords, titleOf } from './story-words.ts'
import { TypeMenu } from './TypeMenu.tsx'
import type { Editor } from './use-editor.ts'
import type { OpenPages } from './use-pages.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface EditorDialogsProps {
  issue: OfIssue
  editor: Editor
  pages: OpenPages
  /** The numbers of all pages. */
  numbers: readonly number[]
  onGo: (pageNo: number, story: string) => void
}

/** The dialog that an action opened, if any. */
export function EditorDialogs({ issue, editor, pages, numbers, onGo }: EditorDialogsProps) {
  const t = useT()
  const mayWithdraw = useMay('issues.publish')
  const { open, only: story, make, state, announce } = editor
  const close = () => editor.setOpen(undefined)
  if (state.conflict) {
    const resolve = (choice: 'theirs' | 'mine') => {
      const refusal = editor.session.resolve(choice)
      if (refusal?.kind === 'invalid') announce(invalidWords(refusal.why, t))
    }
    return <ConflictDialog conflict={state.conflict} onResolve={resolve} />
  }
  if (open === 'keys') return <KeySheet onClose={close} />
  if (open === 'find') {
    return <FindDialog {...{ issue, pages, onGo }} onReplaced={announce} onClose={close} />
  }
  if (open === 'type') {
    const type = editor.selected[0]?.type
    return <TypeMenu current={type} onChoose={(next) => retype(editor, next)} onClose={close} />
  }
  if (!story) return null
  switch (open) {
    case 'join':
      return (
        <JoinDialog
          story={story}
          pageNo={state.draft.pageNo}
          pages={numbers}
          loadPage={async (number) => (await pages.open(number)).session.state().draft}
          onJoin={(page, other) => {
            close()
            make({ act: 'join', story: story.id, page, other }, t('The stories are joined.'))
          }}
          onUnjoin={() => {
            close()
            make({ act: 'unjoin', story: story.id }, t('The stories are not joined any more.'))
          }}
          onClose={close}
        />
      )
    case 'tease':
      return (
        <SentenceDialog
          title={t('Free headline')}
          explanation={t('Readers who cannot open the page see this headline.')}
          label={t('Headline')}
          value={story.teaser ?? titleOf(story, t)}
          maxLength={300}
          onSave={(headline) =>
            make({ act: 'tease', story: story.id, headline }, t('The free headline is set.'))
          }
          onClose={close}
        />
      )
    case 'notice':
      return (
        <SentenceDialog
          title={t('Correction notice')}
          explanation={t('Readers see this notice below the article.')}
          label={t('Notice')}
          value={story.notice ?? ''}
          maxLength={1000}
          onSave={(text) =>
            make({ act: 'notice', story: story.id, text }, t('The correction notice is set.'))
          }
          onClose={close}
        />
      )
    case 'picture':
      return (
        <PictureDialog
          issue={issue}
          story={story}
          onReplace={(block, picture) =>
            make({ act: 'picture', story: story.id, block, picture }, t('The picture is replaced.'))
          }
          onClose={close}
        />
      )
    case 'withdraw':
      if (!mayWithdraw) return null
      return (
        <WithdrawDialog
          issue={issue}
          story={story}
          onAsked={() => announce(t('The press withdraws the article.'))}
          onClose={close}
        />
      )
    default:
      return null
  }
}
