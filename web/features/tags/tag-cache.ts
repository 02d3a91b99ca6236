import type { ApolloCache, Reference } from '@apollo/client'
import { type TagRowFragment, TagRowFragmentDoc } from '../../generated.ts'

export function upsertTag(cache: ApolloCache, tag: TagRowFragment): void {
  const written = cache.writeFragment({ fragment: TagRowFragmentDoc, fragmentName: 'TagRow', data: tag })
  if (!written) return
  modifyTags(cache, (list, nameOf) => {
    const others = list.filter((held) => held.__ref !== written.__ref)
    const at = others.findIndex((held) => nameOf(held).toLowerCase() > tag.name.toLowerCase())
    return others.toSpliced(at < 0 ? others.length : at, 0, written)
  })
}

export function removeTag(cache: ApolloCache, id: string): void {
  const gone = cache.identify({ __typename: 'Tag', id })
  modifyTags(cache, (list) => list.filter((held) => held.__ref !== gone))
}

function modifyTags(
  cache: ApolloCache,
  change: (list: readonly Reference[], nameOf: (tag: Reference) => string) => readonly Reference[],
): void {
  cache.modify<{ tags: readonly Reference[] }>({
    fields: {
      tags: (list, { readField }) =>
        Array.isArray(list) ? change(list as readonly Reference[], (tag) => String(readField('name', tag))) : list,
    },
  })
}
