import type { CorrectionAct } from '#contract/desk/correction-steps.ts'

type ActWords = Readonly<Record<CorrectionAct, string>>

const ENGLISH: ActWords = {
  draw: 'drawn',
  reshape: 'reshaped',
  merge: 'merged',
  split: 'split',
  retype: 'retyped',
  order: 'reordered',
  join: 'joined',
  unjoin: 'taken apart',
  write: 'rewritten',
  remove: 'removed',
  settle: 'checked',
  tease: 'teasers set',
  notice: 'notices set',
  picture: 'pictures replaced',
  undo: 'undone',
}

const KANNADA: ActWords = {
  draw: 'ರಚನೆ',
  reshape: 'ಆಕಾರ ಬದಲಾವಣೆ',
  merge: 'ಜೋಡಣೆ',
  split: 'ವಿಭಜನೆ',
  retype: 'ಬಗೆ ಬದಲಾವಣೆ',
  order: 'ಕ್ರಮ ಬದಲಾವಣೆ',
  join: 'ಮುಂದುವರಿಕೆ ಜೋಡಣೆ',
  unjoin: 'ಮುಂದುವರಿಕೆ ಬೇರ್ಪಡಿಕೆ',
  write: 'ಪಠ್ಯ ತಿದ್ದುಪಡಿ',
  remove: 'ತೆಗೆದುಹಾಕುವಿಕೆ',
  settle: 'ಪರಿಶೀಲನೆ',
  tease: 'ಟೀಸರ್',
  notice: 'ತಿದ್ದುಪಡಿ ಸೂಚನೆ',
  picture: 'ಚಿತ್ರ ಬದಲಾವಣೆ',
  undo: 'ರದ್ದತಿ',
}

type Acts = Partial<Record<CorrectionAct, number>>

/** ': 2 merged, 1 split'; empty if everything was undone. */
export function actsInEnglish(acts: Acts): string {
  return listOf(acts, (act, count) => `${count} ${ENGLISH[act]}`)
}

export function actsInKannada(acts: Acts): string {
  return listOf(acts, (act, count) => `${KANNADA[act]} ${count}`)
}

function listOf(acts: Acts, words: (act: CorrectionAct, count: number) => string): string {
  const parts = (Object.keys(ENGLISH) as CorrectionAct[]).flatMap((act) => {
    const count = acts[act] ?? 0
    return count > 0 ? [words(act, count)] : []
  })
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}
