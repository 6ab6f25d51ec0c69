/** What the person at the screen can do by key, by button and from the list of keys. */
export const KEYS = [
  { action: 'next-doubtful', keys: ['Tab'], group: 'look' },
  { action: 'previous-doubtful', keys: ['Shift+Tab'], group: 'look' },
  { action: 'next-story', keys: ['.'], group: 'look' },
  { action: 'previous-story', keys: [','], group: 'look' },
  { action: 'extend-forward', keys: ['>'], group: 'look' },
  { action: 'extend-back', keys: ['<'], group: 'look' },
  { action: 'select-all', keys: ['Ctrl+a'], group: 'look' },
  { action: 'next-page', keys: ['PageDown'], group: 'look' },
  { action: 'previous-page', keys: ['PageUp'], group: 'look' },
  { action: 'zoom-in', keys: ['+', '='], group: 'look' },
  { action: 'zoom-out', keys: ['-'], group: 'look' },
  { action: 'zoom-fit', keys: ['0'], group: 'look' },
  { action: 'settle', keys: ['Enter'], group: 'stories' },
  { action: 'merge', keys: ['m', 'c'], group: 'stories' },
  { action: 'split', keys: ['s'], group: 'stories' },
  { action: 'type', keys: ['t'], group: 'stories' },
  { action: 'advertisement', keys: ['x'], group: 'stories' },
  { action: 'order', keys: ['r'], group: 'stories' },
  { action: 'join', keys: ['j'], group: 'stories' },
  { action: 'remove', keys: ['Delete', 'Backspace'], group: 'stories' },
  { action: 'draw', keys: ['d'], group: 'areas' },
  { action: 'add', keys: ['a'], group: 'areas' },
  { action: 'remove-rectangle', keys: ['Shift+Delete', 'Shift+Backspace'], group: 'areas' },
  { action: 'next-rectangle', keys: [']'], group: 'areas' },
  { action: 'previous-rectangle', keys: ['['], group: 'areas' },
  { action: 'edit', keys: ['e'], group: 'text' },
  { action: 'find', keys: ['f'], group: 'text' },
  { action: 'tease', keys: ['h'], group: 'text' },
  { action: 'notice', keys: ['n'], group: 'text' },
  { action: 'picture', keys: ['p'], group: 'text' },
  { action: 'withdraw', keys: ['w'], group: 'text' },
  { action: 'undo', keys: ['Ctrl+z'], group: 'draft' },
  { action: 'redo', keys: ['Ctrl+Shift+z', 'Ctrl+y'], group: 'draft' },
  { action: 'publish', keys: ['Ctrl+Enter'], group: 'draft' },
  { action: 'discard', keys: ['Ctrl+Delete', 'Ctrl+Backspace'], group: 'draft' },
  { action: 'leave', keys: ['Escape'], group: 'draft' },
  { action: 'keys', keys: ['?'], group: 'draft' },
] as const satisfies readonly { action: string; keys: readonly string[]; group: string }[]

export type Action = (typeof KEYS)[number]['action']
export type KeyGroup = (typeof KEYS)[number]['group']
export const KEY_GROUPS: readonly KeyGroup[] = ['look', 'stories', 'areas', 'text', 'draft']

/** The keys that a button, a link or a field of its own uses: they act on the page only while it has the focus. */
const STAGE_KEYS = new Set([
  'Tab',
  'Shift+Tab',
  'Enter',
  'Delete',
  'Backspace',
  'PageDown',
  'PageUp',
])

interface Press {
  key: string
  /** The place of the key, for layouts that write another script. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** What keys that are no letters write on a layout with Latin letters, without and with Shift. */
const LATIN_SIGNS: Readonly<Record<string, string>> = {
  Period: '.>',
  Comma: ',<',
  Slash: '/?',
  BracketLeft: '[{',
  BracketRight: ']}',
  Minus: '-_',
  Equal: '=+',
}

/** The character of a press. On a Kannada layout it is the one that the key has on a Latin one. */
export function characterOf({ key, code, shiftKey }: Pick<Press, 'key' | 'code' | 'shiftKey'>) {
  const isLatin = key.length > 1 || (key >= ' ' && key <= '~')
  if (isLatin && key !== 'Process' && key !== 'Unidentified') return key
  const [, letter = ''] = (shiftKey ? /^Key(.)$/ : /^(?:Key|Digit)(.)$/).exec(code) ?? []
  return letter.toLowerCase() || LATIN_SIGNS[code]?.[shiftKey ? 1 : 0] || key
}

/** The name of a key press as `KEYS` has it: Shift is named only with keys that have no other character. */
function nameOfPress(press: Press): string {
  const { ctrlKey, metaKey, shiftKey, altKey } = press
  const key = characterOf(press)
  const isCommand = ctrlKey || metaKey
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase()
  const hasShift = shiftKey && (key.length > 1 || (isCommand && isLetter))
  return [
    isCommand && 'Ctrl',
    altKey && 'Alt',
    hasShift && 'Shift',
    isLetter ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+')
}

/** The action of a key press, if the press means one where the focus is. */
export function actionOf(press: Press, isOnStage: boolean): Action | undefined {
  const name = nameOfPress(press)
  if (STAGE_KEYS.has(name) && !isOnStage) return undefined
  return KEYS.find(({ keys }) => (keys as readonly string[]).includes(name))?.action
}

export function keysOf(action: Action): readonly string[] {
  return KEYS.find((entry) => entry.action === action)?.keys ?? []
}
