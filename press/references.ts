import type { PageReference } from '#contract/issues.ts'
import type { PageBlock, PageStory } from '#contract/page-model.ts'

const NUMBER = String.raw`(?<page>\d{1,3}|[೦-೯]{1,3}|one)`
const ENGLISH = String.raw`(?:pages?|pg|p)\.?\s*(?:no\.?\s*)?${NUMBER}`
const CONTINUED = String.raw`(?:continued|continues|contd|cont['’]d|cont)\.?`
const ITALIAN = String.raw`(?:pagina|pag\.?)\s*${NUMBER}`
/** 'ಮುಂದುವರಿದಿದೆ:', 'ಮುಂದುವರಿದ ಭಾಗ'. */
const KANNADA_CONTINUED = String.raw`ಮುಂದುವರಿ[\p{L}\p{M}]*(?:\s+ಭಾಗ)?\s*[:–-]?\s*`

type Kind = PageReference['kind']

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu')

/** Whole references. Those that say 'continued' come first, because the others are part of them. */
const FORMS: readonly [kind: Kind, form: RegExp][] = [
  ['continues-on', whole(String.raw`${CONTINUED}\s*(?:on|to|in)?[\s:,]*${ENGLISH}`)],
  ['continues-on', whole(String.raw`(?:turns?\s+)?to\s+${ENGLISH}`)],
  ['continues-on', whole(String.raw`(?:${KANNADA_CONTINUED})?ಪುಟ\s*${NUMBER}\s*-?\s*ಕ್ಕೆ`)],
  ['continues-on', whole(String.raw`(?:${KANNADA_CONTINUED})?${NUMBER}\s*ನೇ\s*ಪುಟಕ್ಕೆ`)],
  ['continues-on', whole(String.raw`${KANNADA_CONTINUED}ಪುಟ\s*${NUMBER}(?:ರಲ್ಲಿ)?`)],
  ['continues-on', whole(String.raw`(?:segue|continua)\s+(?:a|in)\s+${ITALIAN}`)],
  ['continued-from', whole(String.raw`(?:${CONTINUED}\s*)?from\s+${ENGLISH}`)],
  ['continued-from', whole(String.raw`ಪುಟ\s*${NUMBER}\s*-?\s*ರಿಂದ`)],
  ['continued-from', whole(String.raw`${NUMBER}\s*ನೇ\s*ಪುಟದಿಂದ`)],
  ['continued-from', whole(String.raw`(?<page>ಮೊದಲ|ಮುಖ)\s*ಪುಟದಿಂದ`)],
  ['continued-from', whole(String.raw`(?:segue|continua)\s+da(?:lla)?\s+${ITALIAN}`)],
  ['continued-from', whole(String.raw`dalla\s+(?<page>prima)(?:\s+pagina)?`)],
  [
    'see',
    whole(
      String.raw`(?:(?:see|read|details?|reports?|stor(?:y|ies)|more)[\s:,]*)?(?:on\s+)?${ENGLISH}`,
    ),
  ],
  ['see', whole(String.raw`(?:(?:ವಿವರ|ವರದಿ|ಓದಿ|ನೋಡಿ)\s*[:–-]?\s*)?ಪುಟ\s*${NUMBER}(?:ರಲ್ಲಿ|\s*ನೋಡಿ)?`)],
  ['see', whole(String.raw`(?:a|in)\s+${ITALIAN}`)],
]

interface Reference {
  kind: Kind
  page: number
}

/** Brackets, arrows, bullets and full stops around a reference. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu

/** A text that is a reference to another page and nothing else. */
export function referenceIn(text: string): Reference | undefined {
  const words = text.replace(AROUND, '')
  for (const [kind, form] of FORMS) {
    const page = form.exec(words)?.groups?.page
    if (page !== undefined) return { kind, page: numberOf(page) }
  }
  return undefined
}

function numberOf(digits: string): number {
  const arabic = digits.replace(/[೦-೯]/g, (digit) => String(digit.charCodeAt(0) - 0x0ce6))
  return /^\d+$/.test(arabic) ? Number(arabic) : 1
}

/** Roles that a reference may have been given, being a short line of its own. */
const SHORT_ROLES: readonly PageBlock['role'][] = [
  ...(['kicker', 'strapline', 'byline', 'dateline'] as const),
  ...(['body', 'subhead', 'caption', 'credit', 'reference'] as const),
]

/** Finds references to other pages in a story, as blocks of their own or at the ends of its text. */
export function withReferences<Story extends PageStory>(story: Story): Story {
  if (story.provenance === 'package') return story
  const found: Reference[] = []
  const note = (reference: Reference): number => {
    found.push(reference)
    return reference.page
  }
  const bodies = story.blocks.filter(({ role, html }) => role === 'body' && html === undefined)
  const blocks = story.blocks.flatMap((block): PageBlock[] => {
    const own = SHORT_ROLES.includes(block.role) ? referenceIn(block.text) : undefined
    if (own) return [{ ...block, role: 'reference', page: note(own) }]
    const head = block === bodies[0] ? splitHead(block) : undefined
    const rest = head?.rest ?? block
    const tail = block === bodies.at(-1) ? splitTail(rest) : undefined
    return [
      ...(head ? [{ ...head.block, page: note(head.reference) }] : []),
      tail?.rest ?? rest,
      ...(tail ? [{ ...tail.block, page: note(tail.reference) }] : []),
    ]
  })
  if (found.length === 0) return story
  const continuesOn = found.find(({ kind }) => kind === 'continues-on')?.page
  const continuedFrom = found.find(({ kind }) => kind === 'continued-from')?.page
  return {
    ...story,
    blocks,
    ...(continuesOn && { continuesOn }),
    ...(continuedFrom && { continuedFrom }),
  }
}

const MOST_WORDS = 7
const OPENS_REFERENCE = /^[([►▶→»■●•]/u
const SAYS_CONTINUED = new RegExp(`^(?:${CONTINUED}|see|segue|continua|ಮುಂದುವರಿ|ಪುಟ)`, 'iu')
const ENDS_SENTENCE = /[.!?…:"”’)]$/u

interface Split {
  reference: Reference
  /** The block of the reference. */
  block: PageBlock
  /** The text without it. */
  rest: PageBlock
}

/** 'The gates were shut. Continued on page 5'. A continued text may stop within a sentence. */
function splitTail(block: PageBlock): Split | undefined {
  const words = block.text.split(/\s+/)
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const text = words.slice(-count).join(' ')
    const rest = words.slice(0, -count).join(' ')
    const reference = referenceIn(text)
    if (!reference || reference.kind === 'continued-from') continue
    const isApart = ENDS_SENTENCE.test(rest) || OPENS_REFERENCE.test(text)
    const isExplicit = reference.kind === 'continues-on' && SAYS_CONTINUED.test(text)
    if (isApart || isExplicit) return split(block, { reference, text, rest, box: 'last' })
  }
  return undefined
}

/** '(From page 1) The gates were shut.' */
function splitHead(block: PageBlock): Split | undefined {
  const words = block.text.split(/\s+/)
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ')
    const rest = words.slice(count).join(' ')
    const reference = referenceIn(text)
    // 'From page 1 of the book' is not a reference.
    if (reference?.kind !== 'continued-from' || /^\p{Ll}/u.test(rest)) continue
    return split(block, { reference, text, rest, box: 'first' })
  }
  return undefined
}

function split(
  block: PageBlock,
  part: { reference: Reference; text: string; rest: string; box: 'first' | 'last' },
): Split {
  const box = block.boxes.at(part.box === 'first' ? 0 : -1)
  const id = `${block.id}-${part.box === 'first' ? 'from' : 'on'}`
  return {
    reference: part.reference,
    block: { id, role: 'reference', boxes: box ? [box] : block.boxes, text: part.text },
    rest: { ...block, text: part.rest },
  }
}

/** The references of a story. `linkReferences` finds their targets. */
export function referencesOf(story: PageStory): PageReference[] {
  const { blocks, continuesOn, continuesIn, continuedFrom } = story
  const pages = blocks.flatMap(({ role, page }) => (role === 'reference' && page ? [page] : []))
  const see = new Set(pages.filter((page) => page !== continuesOn && page !== continuedFrom))
  return [
    ...(continuedFrom ? [{ kind: 'continued-from' as const, page: continuedFrom }] : []),
    ...(continuesOn
      ? [
          {
            ...{ kind: 'continues-on' as const, page: continuesOn },
            ...(continuesIn && { article: continuesIn }),
          },
        ]
      : []),
    ...[...see].map((page) => ({ kind: 'see' as const, page })),
  ]
}
