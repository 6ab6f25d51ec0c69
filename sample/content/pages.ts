import type { PageKind } from '../layout/make-ups.ts'
import { frontPage as dhFrontPage } from './dh/01-front.ts'
import { secondFrontPage as dhSecondFrontPage } from './dh/01-front-second.ts'
import { cityPage as dhCityPage } from './dh/02-city.ts'
import { statePage as dhStatePage } from './dh/03-state.ts'
import { opinionPage as dhOpinionPage } from './dh/04-opinion.ts'
import { nationWorldPage as dhNationWorldPage } from './dh/05-nation-world.ts'
import { businessFarmPage as dhBusinessFarmPage } from './dh/06-business-farm.ts'
import { sportPage as dhSportPage } from './dh/07-sport.ts'
import { weekendPage as dhWeekendPage } from './dh/08-weekend.ts'
import { frontPage as pvFrontPage } from './pv/01-front.ts'
import { secondFrontPage as pvSecondFrontPage } from './pv/01-front-second.ts'
import { cityPage as pvCityPage } from './pv/02-city.ts'
import { statePage as pvStatePage } from './pv/03-state.ts'
import { opinionPage as pvOpinionPage } from './pv/04-opinion.ts'
import { nationWorldPage as pvNationWorldPage } from './pv/05-nation-world.ts'
import { businessFarmPage as pvBusinessFarmPage } from './pv/06-business-farm.ts'
import { sportPage as pvSportPage } from './pv/07-sport.ts'
import { weekendPage as pvWeekendPage } from './pv/08-weekend.ts'
import type { PageCopy } from './story.ts'
import { ENGLISH_DAILY, KANNADA_DAILY, type SampleTitle } from './titles.ts'

export interface SamplePage {
  title: SampleTitle
  /** The start of the file name, for example '02-city'. */
  file: string
  kind: PageKind
  copy: PageCopy
}

export const SAMPLE_PAGES: readonly SamplePage[] = [
  { title: KANNADA_DAILY, file: '01-front', kind: 'front', copy: pvFrontPage },
  { title: KANNADA_DAILY, file: '01-front-second', kind: 'front-second', copy: pvSecondFrontPage },
  { title: KANNADA_DAILY, file: '02-city', kind: 'city', copy: pvCityPage },
  { title: KANNADA_DAILY, file: '03-state', kind: 'state', copy: pvStatePage },
  { title: KANNADA_DAILY, file: '04-opinion', kind: 'opinion', copy: pvOpinionPage },
  { title: KANNADA_DAILY, file: '05-nation-world', kind: 'nation-world', copy: pvNationWorldPage },
  {
    title: KANNADA_DAILY,
    file: '06-business-farm',
    kind: 'business-farm',
    copy: pvBusinessFarmPage,
  },
  { title: KANNADA_DAILY, file: '07-sport', kind: 'sport', copy: pvSportPage },
  { title: KANNADA_DAILY, file: '08-weekend', kind: 'weekend', copy: pvWeekendPage },
  { title: ENGLISH_DAILY, file: '01-front', kind: 'front', copy: dhFrontPage },
  { title: ENGLISH_DAILY, file: '01-front-second', kind: 'front-second', copy: dhSecondFrontPage },
  { title: ENGLISH_DAILY, file: '02-city', kind: 'city', copy: dhCityPage },
  { title: ENGLISH_DAILY, file: '03-state', kind: 'state', copy: dhStatePage },
  { title: ENGLISH_DAILY, file: '04-opinion', kind: 'opinion', copy: dhOpinionPage },
  { title: ENGLISH_DAILY, file: '05-nation-world', kind: 'nation-world', copy: dhNationWorldPage },
  {
    title: ENGLISH_DAILY,
    file: '06-business-farm',
    kind: 'business-farm',
    copy: dhBusinessFarmPage,
  },
  { title: ENGLISH_DAILY, file: '07-sport', kind: 'sport', copy: dhSportPage },
  { title: ENGLISH_DAILY, file: '08-weekend', kind: 'weekend', copy: dhWeekendPage },
]
