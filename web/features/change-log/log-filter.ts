import { actionNames, originNames } from '../../app/history/labels.ts'
import type { ChangeLogFilter } from '../../generated.ts'
import { loggedKinds } from '../../kinds-generated.ts'
import { isDay } from '../../shared/format/dates.ts'
import { isId } from '../../shared/format/ids.ts'

/** Reads the filter from URL parameters and ignores invalid values. Unset fields are omitted. */
export function readLogFilter(search: URLSearchParams): ChangeLogFilter {
  const one = (name: string, isValid: (text: string) => boolean) => {
    const text = search.get(name)
    return text !== null && isValid(text) ? text : null
  }
  const [batchId, userId] = [one('batch', isId), one('who', isId)]
  const origins = namesIn(search.get('through'), keysOf(originNames))
  const kinds = namesIn(search.get('kind'), loggedKinds)
  const actions = namesIn(search.get('action'), keysOf(actionNames))
  const [from, to] = [one('from', isDay), one('to', isDay)]
  return {
    ...(batchId && { batchId }),
    ...(userId && { userId }),
    ...(origins.length > 0 && { origins }),
    ...(kinds.length > 0 && { kinds }),
    ...(actions.length > 0 && { actions }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function writeLogFilter(filter: ChangeLogFilter): URLSearchParams {
  const { batchId, userId, origins, kinds, actions, from, to } = filter
  const list = (names: readonly string[] | null | undefined) => names?.join(',').toLowerCase()
  const entries = Object.entries({
    batch: batchId,
    who: userId,
    through: list(origins),
    kind: list(kinds),
    action: list(actions),
    from,
    to,
  })
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Returns the valid names in a list such as 'web,rest'. */
function namesIn<Name extends string>(list: string | null, names: readonly Name[]): Name[] {
  const chosen = (list ?? '').toUpperCase().split(',')
  return chosen.flatMap((text) => names.find((name) => name === text) ?? [])
}

const keysOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) => Object.keys(names) as Name[]
