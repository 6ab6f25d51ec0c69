import type { PressJobState, PressTask } from '#contract/desk/press-jobs.ts'
import type { Translate } from '../i18n/use-t.ts'

export function taskWords(task: PressTask, t: Translate): string {
  switch (task.kind) {
    case 'check':
      return t('Check the files')
    case 'publish':
      return t('Publish the issue')
    case 'page':
      return t('Replace or add page {number}', { number: task.pageNo })
    case 'hold':
      return t('Hold back page {number}', { number: task.pageNo })
    case 'unhold':
      return t('Show page {number} again', { number: task.pageNo })
    case 'move':
      return t('Move page {number} to {to}', { number: task.pageNo, to: task.to })
    case 'share':
      return t('Take pages {pages} from another edition', { pages: task.pages.join(', ') })
    case 'withdraw':
      return t('Withdraw an article')
    case 'reinstate':
      return t('Show a withdrawn article again')
    case 'correct':
      return t('Publish the corrections')
  }
}

export function stateWords(state: PressJobState, t: Translate): string {
  switch (state) {
    case 'queued':
      return t('waits')
    case 'running':
      return t('under way')
    case 'question':
      return t('asks you')
    case 'done':
      return t('done')
    case 'failed':
      return t('failed')
    case 'cancelled':
      return t('cancelled')
  }
}
