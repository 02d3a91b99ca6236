import type { ApolloCache } from '@apollo/client'
import { type SavedViewRowFragment, SavedViewsDocument, type ViewPage } from '../../generated.ts'

const pages: readonly ViewPage[] = ['TRANSACTIONS', 'REPORTS']

export function upsertView(cache: ApolloCache, view: SavedViewRowFragment): void {
  cache.updateQuery({ query: SavedViewsDocument, variables: { page: view.page } }, (held) => {
    if (!held) return held
    const views = [...held.savedViews.filter(({ id }) => id !== view.id), view]
    return { savedViews: views.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)) }
  })
}

export function removeView(cache: ApolloCache, id: string): void {
  filterViews(cache, (view) => view.id !== id)
}

/** Removes a view that is no longer shared, unless the user owns it. */
export function removeSharedView(cache: ApolloCache, id: string): void {
  filterViews(cache, (view) => view.id !== id || !view.isShared)
}

function filterViews(cache: ApolloCache, filter: (view: SavedViewRowFragment) => boolean): void {
  for (const page of pages) {
    cache.updateQuery(
      { query: SavedViewsDocument, variables: { page }, overwrite: true },
      (held) => held && { savedViews: held.savedViews.filter(filter) },
    )
  }
}
