import { type PlaceAsked, placeAsked } from '../paper/place.ts'

/** The viewer of advertisements calls the edition by another name. */
export function adPlaceAsked(search: URLSearchParams): PlaceAsked {
  const named = new URLSearchParams(search)
  named.set('edition_No', search.get('edition') ?? '')
  return placeAsked(named)
}
