import type { Scene } from '../content/story.ts'
import { CRAFTS } from './crafts.ts'
import { CRICKET } from './cricket.ts'
import type { Easel } from './easel.ts'
import { INDUSTRY } from './industry.ts'
import { LAND } from './land.ts'
import { PEOPLE } from './people.ts'
import { PUBLIC_BUILDINGS } from './public-buildings.ts'
import { ROADS } from './roads.ts'
import { SCHOOLS } from './schools.ts'
import { SHORES } from './shores.ts'
import { SPORT } from './sport.ts'
import { TOWN } from './town.ts'
import { TRAFFIC } from './traffic.ts'
import { WORKS } from './works.ts'

/** The drawing function of each scene. */
export const DRAWINGS: Record<Scene, (easel: Easel) => string> = {
  ...LAND,
  ...SHORES,
  ...TOWN,
  ...TRAFFIC,
  ...ROADS,
  ...SCHOOLS,
  ...PUBLIC_BUILDINGS,
  ...CRAFTS,
  ...SPORT,
  ...CRICKET,
  ...INDUSTRY,
  ...WORKS,
  ...PEOPLE,
}
