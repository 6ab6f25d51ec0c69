import { SearchBusy, type SearchEngine, type SearchRequest } from '#store/search/search-engine.ts'
import { ProblemError } from '../http/problem-error.ts'

/** Answers 503 when the engine is busy. */
export async function findInTime(engine: SearchEngine, request: SearchRequest) {
  try {
    return await engine.find(request)
  } catch (error) {
    if (!(error instanceof SearchBusy)) throw error
    throw new ProblemError('unavailable', error.message, { 'Retry-After': '2' })
  }
}
