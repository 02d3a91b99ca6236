import type { PlaceMarkFragment } from '../../generated.ts'

/** A region of a page that is marked: amber for a doubt, blue for the focused field or item. */
export interface Highlight {
  id: string
  place: PlaceMarkFragment
  isFocused: boolean
}
