import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { useMemo, useRef } from 'react'
import {
  type CategoryType,
  ChooseImportCategoryDocument,
  DecideImportRowsDocument,
  type ImportFactsFragment,
  type ImportRowCellsFragment,
  ImportRowsLikeDocument,
  type ImportVerdict,
  SetImportDirectionDocument,
} from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { patchRows } from '../import-cache.ts'
import type { RowPages } from './row-pages.ts'

type Category = ImportRowCellsFragment['category']

export interface RowActions {
  take: (row: ImportRowCellsFragment, isTaken: boolean) => void
  takeAll: (verdict: ImportVerdict, isTaken: boolean) => void
  file: (row: ImportRowCellsFragment, category: Category) => void
  direct: (row: ImportRowCellsFragment, type: CategoryType) => void
}

export function useRowActions(found: ImportFactsFragment, pages: RowPages): RowActions {
  const client = useApolloClient()
  const latest = useRef(pages)
  latest.current = pages
  const { id } = found

  return useMemo(() => {
    const { cache } = client
    const decide = (rows: { rowIds: string[] } | { verdict: ImportVerdict }, isTaken: boolean) => {
      latest.current.expectChange()
      return client.mutate({ mutation: DecideImportRowsDocument, variables: { id, isTaken, ...rows } })
    }
    const choose = async (rowIds: string[], category: Category, alsoSame: boolean) => {
      await client.mutate({
        mutation: ChooseImportCategoryDocument,
        variables: { id, rowIds, categoryId: category?.id ?? null, alsoSame },
      })
      patchRows(cache, rowIds, { category, categorySetBy: null })
    }

    // Keys repeat faster than the server responds, so waiting changes are sent together.
    const pending = new Map<string, boolean>()
    let isSending = false
    const send = async () => {
      if (isSending) return
      isSending = true
      while (pending.size > 0) {
        const decided = Map.groupBy(pending, ([, isTaken]) => isTaken)
        pending.clear()
        for (const [isTaken, rows] of decided) {
          const rowIds = rows.map(([rowId]) => rowId)
          await withErrorToast(
            () => decide({ rowIds }, isTaken),
            () => patchRows(cache, rowIds, { isTaken: !isTaken }),
          )
        }
      }
      isSending = false
    }

    /** Offers a category for all rows of the file with the same text. */
    const suggestForAll = async (row: ImportRowCellsFragment, category: Category) => {
      const { description } = row
      const name = category?.name ?? t`Uncategorised`
      const { data } = await client.query({
        query: ImportRowsLikeDocument,
        variables: { importId: id, search: row.description },
        fetchPolicy: 'no-cache',
      })
      const isLike = (other: { type: string; description: string; category: { id: string } | null }) =>
        other.type === row.type && other.description === row.description && other.category?.id !== category?.id
      const like = data?.importRows.edges.filter(({ node }) => isLike(node)).map(({ node }) => node.id) ?? []
      if (like.length === 0) return
      const label = plural({ count: like.length }, { one: 'Apply to # more', other: 'Apply to # more' })
      showToast.info(t`${name} set for ${description}`, {
        action: {
          label: data?.importRows.pageInfo.hasNextPage ? t`Apply to all` : label,
          onClick: () =>
            void withErrorToast(async () => {
              await choose([row.id, ...like], category, true)
              if (data?.importRows.pageInfo.hasNextPage) latest.current.reload()
            }),
        },
      })
    }

    return {
      take({ id: rowId }, isTaken) {
        patchRows(cache, [rowId], { isTaken })
        pending.set(rowId, isTaken)
        void send()
      },
      takeAll(verdict, isTaken) {
        void withErrorToast(async () => {
          await decide({ verdict }, isTaken)
          const held = latest.current.rows?.filter((row) => row.verdict === verdict) ?? []
          patchRows(
            cache,
            held.map((row) => row.id),
            { isTaken },
          )
        })
      },
      direct({ id: rowId }, type) {
        void withErrorToast(async () => {
          await client.mutate({ mutation: SetImportDirectionDocument, variables: { id, rowIds: [rowId], type } })
          latest.current.reload()
        })
      },
      file(row, category) {
        const { category: before, categorySetBy } = row
        patchRows(cache, [row.id], { category, categorySetBy: null })
        void withErrorToast(
          async () => {
            await choose([row.id], category, false)
            if (row.description) await suggestForAll(row, category)
          },
          () => patchRows(cache, [row.id], { category: before, categorySetBy }),
        )
      },
    }
  }, [client, id])
}

async function withErrorToast(work: () => Promise<unknown>, takeBack?: () => void): Promise<void> {
  try {
    await work()
  } catch (error) {
    takeBack?.()
    showToast.error(messageOf(error))
  }
}
