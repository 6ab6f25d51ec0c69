import type { BlockSort } from './block.ts'
import type { Place } from './story-shape.ts'

/** The layout variant of a page. Spans are in columns of the page's grid. */
export interface MakeUp {
  columns: { en: number; kn: number }
  /** The index of the lead story; on the opinion page the editorials come before it. */
  leadIndex: number
  /** The minimum share of the page width for the lead. */
  leadShare: number
  storySpan: number
  leadPlaces: readonly Place[]
  /** Small items in their own column over the full height. */
  rail?: {
    side: 'left' | 'right'
    span: { en: number; kn: number }
    sorts: readonly BlockSort[]
    ranks?: readonly number[]
  }
  /** The blocks across the bottom of the page. */
  foot: readonly BlockSort[]
  /** Whether the lead takes the full width at the top. */
  leadAcross: boolean
}

const USUAL: MakeUp = {
  columns: { en: 8, kn: 6 },
  leadIndex: 0,
  leadShare: 0.5,
  storySpan: 1,
  leadPlaces: ['side', 'under', 'beside'],
  foot: [],
  leadAcross: false,
}

const MAKE_UPS = {
  front: {
    rail: { side: 'left', span: { en: 1, kn: 1 }, sorts: ['briefs', 'weather', 'box'] },
    foot: ['ad'],
    leadPlaces: ['side', 'beside'],
  },
  'front-second': {
    rail: { side: 'right', span: { en: 2, kn: 1 }, sorts: ['briefs', 'box', 'weather'] },
    leadPlaces: ['top', 'under'],
  },
  city: {
    rail: { side: 'right', span: { en: 2, kn: 1 }, sorts: ['briefs', 'box'] },
    leadPlaces: ['top', 'under'],
  },
  state: { foot: ['briefs'], leadPlaces: ['beside', 'flank'], leadAcross: true },
  opinion: {
    columns: { en: 5, kn: 5 },
    leadIndex: 2,
    leadShare: 0.5,
    rail: { side: 'left', span: { en: 1, kn: 1 }, sorts: [], ranks: [1, 2] },
  },
  'nation-world': { foot: ['ad'], leadPlaces: ['side', 'flank'] },
  'business-farm': {
    rail: { side: 'right', span: { en: 3, kn: 2 }, sorts: ['table', 'briefs'] },
    leadPlaces: ['side', 'under', 'flank'],
  },
  sport: { leadShare: 0.6, leadPlaces: ['top'] },
  weekend: {
    leadShare: 1,
    leadPlaces: ['beside', 'under', 'side'],
    leadAcross: true,
    foot: ['classifieds'],
  },
} satisfies Record<string, Partial<MakeUp>>

export type PageKind = keyof typeof MAKE_UPS

export function makeUpOf(kind: PageKind): MakeUp {
  return { ...USUAL, ...MAKE_UPS[kind] }
}
