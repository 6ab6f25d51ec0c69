import type { PublisherCode } from '#contract/publisher.ts'
import { MAX_READING_PLACES } from '#contract/reading-places.ts'
import type { Database } from '#store/database.ts'
import { readingPlacesOfReaders } from '#store/reading-places.ts'
import { type Ready, readyForOne } from '../http/ready.ts'
import { sharedLookUps } from '../http/shared-look-ups.ts'
import type { Clock } from '../integrations/clock.ts'
import { createPlaceWriter, type PlaceWriter } from './place-writer.ts'

export interface ReadingPlaces extends PlaceWriter {
  /** The places of a reader, newest first, as an answer. Readers who ask at the same time share one query. */
  answerFor(reader: ReaderOfTitle, acceptEncoding: string | undefined): Promise<Ready>
}

interface ReaderOfTitle {
  readerId: string
  publisher: PublisherCode
}

export function createReadingPlaces(dependencies: { db: Database; clock: Clock }): ReadingPlaces {
  const find = sharedLookUps((ids) => readingPlacesOfReaders(dependencies.db, ids))
  return {
    ...createPlaceWriter(dependencies),
    answerFor: async ({ readerId, publisher }, acceptEncoding) => {
      const all = (await find(readerId)) ?? []
      const ofTitle = all.filter((place) => place.publisher === publisher)
      return readyForOne(ofTitle.slice(0, MAX_READING_PLACES), acceptEncoding)
    },
  }
}
